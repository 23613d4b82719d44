import type { DiscountRule } from '@selvedge/domain/discount';
import type { SiteLayout, SocialNetwork } from '@selvedge/domain/site';
import type { DraftName, FibreCode } from '@selvedge/domain/textile';

/** A text in every language of the site, written for itself in each. */
export interface Words {
  readonly en: string;
  readonly 'zh-cn': string;
}

/** The base name of a rendered picture, without folder and ending: `oxford-blue-classic-face`. */
export type PictureName = string;

/** A day written `2026-03-14`; the demo has no clock. */
export type Day = string;

/** What a link of the demo points at. The loader turns a target into an address of specification §2. */
export type DemoTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'product'; readonly slug: string }
  | { readonly kind: 'article'; readonly slug: string }
  | { readonly kind: 'video'; readonly slug: string }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'none' };

export interface DemoLink {
  readonly title: Words;
  readonly target: DemoTarget;
  readonly children: readonly DemoLink[];
}

export interface DemoNavigation {
  readonly header: readonly DemoLink[];
  readonly footer: readonly DemoLink[];
}

/** A way to talk to the mill (specification §3, social chat entry). */
export interface DemoSocialEntry {
  readonly type: SocialNetwork;
  readonly areaCode: string;
  readonly account: string;
  readonly message: Words;
}

export interface DemoSite {
  readonly name: Words;
  readonly title: Words;
  readonly keywords: Words;
  readonly description: Words;
  readonly company: {
    readonly name: Words;
    readonly email: string;
    readonly phone: string;
    readonly address: Words;
    readonly hours: Words;
  };
  readonly social: readonly DemoSocialEntry[];
  /** Whether the chat itself comes first for a visitor who has met it. */
  readonly isChatRequired: boolean;
  /** Whether prices and discounts are shown (specification §3, `is_shop`). */
  readonly isShop: boolean;
  readonly layout: SiteLayout;
}

/** How the mill sells, where the site is a shop. */
export interface DemoShop {
  /** What sending an order costs, in cents. */
  readonly shippingCents: number;
  /** The transfers that it takes: the payment type of specification §8, and whereto. */
  readonly accounts: readonly {
    readonly paymentType: number;
    readonly rows: readonly { readonly name: Words; readonly value: Words }[];
    readonly note: Words;
  }[];
}

export interface DemoCategory {
  readonly slug: string;
  /** The slug of the category above, or null for one of the five at the top. */
  readonly parent: string | null;
  readonly title: Words;
  readonly summary: Words;
  /** A mono line such as `34 qualities, from 68 g/m²`, derived from the products below the category. */
  readonly figures: Words;
  readonly picture: PictureName;
}

export type ProductKind = 'fabric' | 'yarn' | 'finish';

export interface FibreShare {
  readonly code: FibreCode;
  readonly percent: number;
}

export interface DemoYarnCount {
  readonly system: 'Ne' | 'Nm' | 'dtex' | 'denier';
  /** The count of a single yarn. */
  readonly count: number;
  /** How many singles are plied: 2 for 80/2. */
  readonly ply: number;
}

export interface DemoConstruction {
  readonly warp: DemoYarnCount;
  readonly weft: DemoYarnCount;
  readonly endsPerInch: number;
  readonly picksPerInch: number;
}

/** The groups of the attribute table on a product's page, in the order they are shown. */
export const attributeGroups = ['construction', 'finish', 'performance', 'trade'] as const;

export type AttributeGroup = (typeof attributeGroups)[number];

export interface DemoAttribute {
  /** Stable name of the attribute, the same for every product: `weight`, `warp-count`, `moq` … */
  readonly key: string;
  readonly name: Words;
  readonly value: Words;
  /** The same value in another unit, shown smaller: `12.3 oz/yd²` beside `417 g/m²`. */
  readonly second?: Words;
  /** UN/CEFACT unit code for structured data, where the value is a number with a unit. */
  readonly unitCode?: string;
  readonly group: AttributeGroup;
}

export interface DemoCertificate {
  readonly name: string;
  readonly validUntil: Day;
}

/** A facet value of the find bar: its slug and the name that people read. */
export interface DemoUse {
  readonly slug: string;
  readonly name: Words;
}

/** Grades from 1 (poor) to 5, light from 1 to 8; `4-5` lies between two grades. */
export interface DemoFastness {
  readonly washing: string;
  readonly rubbingDry: string;
  readonly rubbingWet: string;
  readonly perspiration: string;
  readonly light: string;
}

/** Change after washing in per cent; negative where the cloth becomes shorter or narrower. */
export interface DemoShrinkage {
  readonly warp: number;
  readonly weft: number;
}

/** Care symbols by their name in ISO 3758, in the order wash, bleach, dry, iron, professional. */
export type DemoCare = readonly string[];

export interface DemoProduct {
  readonly slug: string;
  readonly articleNumber: string;
  readonly category: string;
  readonly kind: ProductKind;
  readonly title: Words;
  /** One sentence. */
  readonly summary: Words;
  /** Two or three paragraphs of safe HTML on handle, use and care. */
  readonly descriptionHtml: Words;
  readonly uses: readonly DemoUse[];
  /** The draft that is drawn on point paper; null for yarns. */
  readonly weave: DraftName | null;
  readonly composition: readonly FibreShare[];
  readonly construction: DemoConstruction | null;
  /** Grams per square metre, derived from the construction and rounded; null for yarns. */
  readonly gsm: number | null;
  /** Ounces per square yard with one decimal; null for yarns. */
  readonly oz: number | null;
  readonly widthCm: number | null;
  /** Between the selvedges, where the width is counted; null for yarns. */
  readonly usableWidthCm: number | null;
  /** The yarn count to filter by: that of the warp, or of the yarn itself, in Ne and resultant. */
  readonly ne: number;
  readonly certificates: readonly DemoCertificate[];
  /** Smallest order: metres for cloth, kilograms for yarn. */
  readonly moq: number;
  readonly moqUnit: 'm' | 'kg';
  readonly leadTimeDays: number;
  readonly attributes: readonly DemoAttribute[];
  /** The line of a card: `['248 g/m²', '150 cm', 'WO 70 PA 30']`. */
  readonly figures: readonly string[];
  readonly fastness: DemoFastness;
  readonly shrinkage: DemoShrinkage | null;
  readonly care: DemoCare;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly isRecommend: boolean;
  readonly addedAt: Day;
  /** The face first. A picture that was not rendered is left out by the loader. */
  readonly pictures: readonly PictureName[];
  /** US cents per metre or kilogram, from the largest order to the smallest. */
  readonly priceMinCents: number;
  readonly priceMaxCents: number;
}

export interface DemoArticle {
  readonly slug: string;
  readonly title: Words;
  readonly summary: Words;
  readonly bodyHtml: Words;
  readonly cover: PictureName;
  readonly addedAt: Day;
  readonly reads: number;
}

export interface DemoVideo {
  readonly slug: string;
  readonly title: Words;
  readonly summary: Words;
  readonly bodyHtml: Words;
  /** Files of apps/catalogue/demo/films, without ending: `film-loom-shed` has `.webm` and `.mp4`. */
  readonly film: string;
  readonly poster: PictureName;
  readonly addedAt: Day;
  /** The slug of the product that the film shows, or null. */
  readonly product: string | null;
  readonly captions: readonly DemoCue[];
}

/** What is seen in a film from a second to another. */
export interface DemoCue {
  readonly from: number;
  readonly to: number;
  readonly text: Words;
}

/** What a buyer wrote about a product, in one language only. */
export interface DemoReview {
  /** The product's slug. */
  readonly product: string;
  /** 1 to 5. */
  readonly score: number;
  readonly language: 'en' | 'zh-cn';
  readonly text: string;
  readonly author: string;
  readonly writtenAt: Day;
  /** What the mill answered. */
  readonly reply: string | null;
}

export interface DemoDownload {
  readonly slug: string;
  readonly title: Words;
  readonly summary: Words;
  /** File name in apps/catalogue/demo/downloads. */
  readonly file: string;
  readonly isLimit: boolean;
  readonly addedAt: Day;
  /** Products whose page offers the file: all of a kind, or none. */
  readonly forKinds: readonly ProductKind[];
}

export type SectionKind = 'lead' | 'text' | 'figures' | 'steps' | 'band' | 'contact' | 'questions';

export interface DemoSection {
  readonly kind: SectionKind;
  readonly title: Words;
  readonly bodyHtml: Words;
  readonly picture: PictureName | null;
  readonly items: readonly { readonly name: Words; readonly value: Words; readonly note?: Words }[];
}

export type PageName =
  | 'home'
  | 'about-us'
  | 'contact-us'
  | 'yarn-dyeing'
  | 'yarn-processing'
  | 'yarn-weaving'
  | 'denim-fabric-finishing'
  | 'oem-odm';

export interface DemoPage {
  readonly name: PageName;
  readonly title: Words;
  readonly description: Words;
  readonly sections: readonly DemoSection[];
}

/** A discount that products share, with its rules in the names of the wire (specification §3). */
export interface DemoReduction {
  readonly slug: string;
  readonly title: Words;
  readonly summary: Words;
  /** Days from the day on which the demo is loaded. */
  readonly startsInDays: number;
  readonly endsInDays: number;
  readonly rules: readonly DiscountRule[];
  /** The slugs of what it covers; a product takes part in one reduction at most. */
  readonly products: readonly string[];
}

export interface DemoContent {
  readonly site: DemoSite;
  readonly navigation: DemoNavigation;
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
  readonly reductions: readonly DemoReduction[];
  readonly shop: DemoShop;
  readonly articles: readonly DemoArticle[];
  readonly videos: readonly DemoVideo[];
  readonly reviews: readonly DemoReview[];
  readonly downloads: readonly DemoDownload[];
  readonly pages: readonly DemoPage[];
}
