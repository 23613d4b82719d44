import { convertImage } from '@selvedge/rewriting';
import { xmlElement } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { inLanguage } from '../database/in-language';
import { addressOf } from '../record-address';
import { inLanguagePath } from '../site-files/language-address';
import type { SiteWords } from '../site-files/load-site-words';
import type { FeedPlace } from './article-feed';
import { type FeedProduct, feedProducts } from './feed-queries';
import { offerElements } from './offer-elements';

/** One more than this many pictures of a product and the merchants' programs stop reading. */
const mostPictures = 10;

const pictureOf = (origin: string, address: string) =>
  encodeURI(origin + convertImage(address, { thumbnail: { type: 4, width: 1024 }, convert: { quality: 80 } }));

/**
 * Every product in the form that merchants' programs read (RSS 2.0 with Google's names), piece by piece. Prices stand
 * in it only while the site is a shop.
 */
export async function* productFeed(
  db: CatalogueDatabase,
  site: SiteWords,
  place: FeedPlace,
  now: Date,
): AsyncGenerator<string> {
  const { origin, language } = place;
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>',
    xmlElement('title', site.name),
    xmlElement('link', origin + inLanguagePath('/', language)),
    xmlElement('description', site.description),
    '\n',
  ].join('');
  for await (const product of feedProducts(db)) yield productItem(product, site, place, now);
  yield '</channel>\n</rss>\n';
}

function productItem(product: FeedProduct, site: SiteWords, { origin, language }: FeedPlace, now: Date): string {
  const { title, summary } = inLanguage(product.texts, language);
  const [first, ...others] = product.pictures.map(({ picture }) => pictureOf(origin, picture.address));
  return [
    '<item>',
    xmlElement('g:id', product.articleNumber ?? product.id),
    xmlElement('title', title),
    xmlElement('description', summary || title),
    xmlElement('link', origin + inLanguagePath(encodeURI(addressOf.product(product)), language)),
    xmlElement('g:image_link', first),
    ...others.slice(0, mostPictures).map((address) => xmlElement('g:additional_image_link', address)),
    xmlElement('g:brand', site.name),
    xmlElement('g:mpn', product.articleNumber ?? undefined),
    xmlElement('g:condition', 'new'),
    xmlElement('g:product_type', inLanguage(product.category.texts, language).title),
    ...(site.isShop ? offerElements(product, now) : []),
    '</item>\n',
  ].join('');
}
