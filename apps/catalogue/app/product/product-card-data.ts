import type { Product } from '@selvedge/domain/content';
import type { Cents } from '@selvedge/domain/money';
import type { PictureSource } from '@selvedge/ui';
import { type SaleData, saleOf } from '../discount/sale-data';

/** What a card shows of a product; a page of cards carries nothing else to the browser. */
export interface ProductCardData {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly articleNumber: string;
  readonly figures: readonly string[];
  readonly weave: Product['weave'];
  readonly image: PictureSource | null;
  readonly hoverImage: PictureSource | null;
  readonly isNew: boolean;
  readonly sale: SaleData | null;
  /** Null while the site is no shop, and for what has no price. */
  readonly price: ShownPrice | null;
}

/** A price or a range of prices for one unit, in cents. */
export interface ShownPrice {
  readonly min: Cents;
  readonly max: Cents;
  readonly unit: string;
}

/** @param nowSeconds the moment, in unix seconds, at which a discount is on, coming or over */
export function productCardData(product: Product, nowSeconds: number): ProductCardData {
  const { id, href, title, articleNumber, figures, weave, image, hoverImage, isNew } = product;
  return {
    id,
    href,
    title,
    articleNumber,
    figures,
    weave,
    image: pictureSource(image),
    hoverImage: pictureSource(hoverImage),
    isNew,
    sale: saleOf(product, nowSeconds),
    price: shownPrice(product),
  };
}

function shownPrice({ pricesShown, priceMin, priceMax, priceUnit }: Product): ShownPrice | null {
  return pricesShown ? { min: priceMin, max: priceMax, unit: priceUnit } : null;
}

/** Of a picture, what is drawn. */
export function pictureSource(image: PictureSource | null): PictureSource | null {
  if (!image) return null;
  const { url, width, height, colour, alt } = image;
  return { url, width, height, colour, alt };
}
