import { type Product, parseProduct } from '@selvedge/domain/content';
import type { CatalogueApi } from '../api.server';
import { notFound } from '../document/not-found';
import { orNotFound } from '../page/or-not-found.server';
import { readFilm } from '../video/film-data';
import { albumSlides } from './album-slides';
import { loadReviews } from './load-reviews.server';
import { type ProductCardData, productCardData, type ShownPrice } from './product-card-data';
import { readCards } from './read-cards.server';
import type { ReviewsAsked } from './review-address';

/** Loads a product's page. An unknown product is not found. */
export async function loadProduct(api: CatalogueApi, id: number, asked: ReviewsAsked) {
  const answer = await orNotFound(api.product.detail({ id }));
  const parsed = parseProduct(answer.product);
  if (!parsed.ok) throw notFound();
  const product = parsed.value;
  const [film = null] = answer.film ? readFilm(answer.film.video) : [];
  const slides = albumSlides(product, film);
  const card: ProductCardData = productCardData(product, Date.now() / 1000);
  return {
    ...card,
    description: product.description,
    descriptionHtml: product.descriptionHtml,
    slides,
    attributes: product.attributes,
    certificates: product.certificates,
    options: product.options,
    /* For those who describe the page to machines. */
    album: slides.flatMap((slide) => (slide.kind === 'picture' ? [slide.picture] : [])),
    film,
    reviews: await loadReviews(api, id, product.comment, asked),
    offer: card.price ? offerOf(product, card.price) : null,
    trail: answer.trail,
    previous: answer.previous,
    next: answer.next,
    related: readCards(answer.related),
    downloads: answer.downloads.map(({ file_name: fileName, ...download }) => ({ ...download, fileName })),
  };
}

/** What the shop needs to sell it; nothing of this leaves the server while the site is no shop. */
function offerOf(product: Product, price: ShownPrice) {
  return {
    price,
    priceVersion: product.priceVersion,
    least: product.leastQuantity,
    isInStock: product.isInStock,
    options: product.options,
  };
}

export type ProductOffer = ReturnType<typeof offerOf>;

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
