import { type Product, parseProduct } from '@selvedge/domain/content';
import type { PictureSource } from '@selvedge/ui';
import type { CatalogueApi } from '../api.server';
import { notFound } from '../document/not-found';
import { orNotFound } from '../page/or-not-found.server';
import { type ProductCardData, pictureSource, productCardData } from './product-card-data';
import { readCards } from './read-cards.server';

/** Loads a product's page. An unknown product is not found. */
export async function loadProduct(api: CatalogueApi, id: number) {
  const answer = await orNotFound(api.product.detail({ id }));
  const parsed = parseProduct(answer.product);
  if (!parsed.ok) throw notFound();
  const product = parsed.value;
  const card: ProductCardData = productCardData(product, Date.now() / 1000);
  return {
    ...card,
    description: product.description,
    descriptionHtml: product.descriptionHtml,
    album: albumOf(product),
    attributes: product.attributes,
    certificates: product.certificates,
    options: product.options,
    reviews: product.comment,
    price: product.pricesShown ? { min: product.priceMin, max: product.priceMax, unit: product.priceUnit } : null,
    trail: answer.trail,
    previous: answer.previous,
    next: answer.next,
    related: readCards(answer.related),
    downloads: answer.downloads,
  };
}

/** A product without an album still has the pictures of its card. */
function albumOf({ album, image, hoverImage }: Product): PictureSource[] {
  const pictures = album.length > 0 ? album : [image, hoverImage];
  return pictures.flatMap((picture) => pictureSource(picture) ?? []);
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
