import type { Product } from 'schema-dts';
import type { SiteData } from '../../layout/site-data';
import type { ProductData } from '../../product/load-product.server';
import { absolute } from './page-graph';
import { pictureAddress } from './picture-address';

/** More pictures of one product are of no use to a search engine. */
const mostPictures = 6;

/** What search engines read of a product (design §7: no offer without a price, no rating without reviews). */
export function productData(product: ProductData, site: SiteData, path: string): Product {
  const { title, description, articleNumber, album, attributes, price, offer, reviews, href, trail } = product;
  const url = absolute(site.origin, path, href);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    url,
    brand: { '@type': 'Brand', name: site.name },
    ...(description && { description }),
    ...(articleNumber && { sku: articleNumber, mpn: articleNumber }),
    ...(trail.length > 0 && { category: trail.map(({ title: name }) => name).join(' > ') }),
    ...(album.length > 0 && {
      image: album.slice(0, mostPictures).map((picture) => pictureAddress(site.origin, picture.url)),
    }),
    ...(attributes.length > 0 && {
      additionalProperty: attributes.map(({ name, value, unitCode }) => ({
        '@type': 'PropertyValue' as const,
        name,
        ...measured(value, unitCode),
      })),
    }),
    ...(price && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: (price.min / 100).toFixed(2),
        highPrice: (price.max / 100).toFixed(2),
        offerCount: 1,
        ...availabilityOf(offer?.isInStock ?? null),
        url,
      },
    }),
    ...(reviews.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.score,
        reviewCount: reviews.count,
        bestRating: 5,
      },
    }),
  };
}

/** What is not known to be there or gone is not said to be either. */
function availabilityOf(isInStock: boolean | null) {
  if (isInStock === null) return {};
  return { availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}` as const };
}

/** A value with a unit code is its number alone: `127 g/m²` and GM is 127. Ranges and several numbers stay words. */
function measured(value: string, unitCode: string | null) {
  const [whole, number = '', unit = ''] = /^(\d[\d,]*(?:\.\d+)?)\s*([^\d]*)$/.exec(value) ?? [];
  if (!unitCode || whole === undefined) return { value };
  return { value: Number(number.replace(/,/g, '')), unitCode, ...(unit && { unitText: unit.trim() }) };
}
