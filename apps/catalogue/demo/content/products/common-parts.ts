import { albumOf } from '../pictures';
import type { DemoAttribute, DemoFastness, DemoProduct, Words } from '../types';
import { certificates } from '../vocabulary/certificates';
import { uses } from '../vocabulary/uses';
import { words } from '../words';
import { attribute } from './attribute-keys';
import type { ProductSeed } from './seed';

type CommonParts = Pick<
  DemoProduct,
  | 'slug'
  | 'articleNumber'
  | 'category'
  | 'title'
  | 'summary'
  | 'descriptionHtml'
  | 'uses'
  | 'certificates'
  | 'isHot'
  | 'isNew'
  | 'isRecommend'
  | 'addedAt'
  | 'pictures'
  | 'priceMinCents'
  | 'priceMaxCents'
>;

/** What every kind of product takes from its seed in the same way. */
export const commonParts = (seed: ProductSeed, advice: Words | null): CommonParts => ({
  slug: seed.slug,
  articleNumber: seed.articleNumber,
  category: seed.category,
  title: seed.title,
  summary: seed.summary,
  descriptionHtml: paragraphs([seed.handle, seed.use, ...(advice ? [advice] : [])]),
  uses: seed.uses.map((slug) => ({ slug, name: uses[slug] })),
  certificates: seed.certificates.map((key) => ({
    name: certificates[key].name,
    validUntil: certificates[key].validUntil,
  })),
  isHot: seed.flags?.includes('hot') ?? false,
  isNew: seed.addedAt >= newSince,
  isRecommend: seed.flags?.includes('recommend') ?? false,
  addedAt: seed.addedAt,
  pictures: albumOf(seed.slug),
  priceMinCents: seed.priceCents[0],
  priceMaxCents: seed.priceCents[1],
});

/** The grades as lines of the attribute table, with the standards they were measured by. */
export const fastnessAttributes = (grades: DemoFastness): DemoAttribute[] => [
  attribute('fastness-washing', grade(grades.washing), standard('ISO 105-C06')),
  attribute(
    'fastness-rubbing',
    words(
      `dry ${grades.rubbingDry}, wet ${grades.rubbingWet}`,
      `干摩${grades.rubbingDry}级，湿摩${grades.rubbingWet}级`,
    ),
    standard('ISO 105-X12'),
  ),
  attribute('fastness-perspiration', grade(grades.perspiration), standard('ISO 105-E04')),
  attribute('fastness-light', grade(grades.light), standard('ISO 105-B02')),
];

/** Articles of the current season's card; fixed, since the demo has no clock. */
const newSince = '2026-07-01';

const grade = (value: string): Words => words(`grade ${value}`, `${value}级`);
const standard = (name: string): Words => words(name, name);

const paragraphs = (parts: readonly Words[]): Words =>
  words(parts.map(({ en }) => `<p>${en}</p>`).join(''), parts.map((part) => `<p>${part['zh-cn']}</p>`).join(''));
