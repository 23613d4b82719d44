import { convertImage } from '@selvedge/rewriting';
import type { SiteData } from '../layout/site-data';
import type { ProductData } from './load-product.server';

/** What search engines read of a product (design §7: no offer without a price, no rating without reviews). */
export function productStructuredData(product: ProductData, site: SiteData) {
  const { title, description, articleNumber, image, attributes, price, reviews, href } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    url: site.origin + href,
    brand: { '@type': 'Brand', name: site.name },
    ...(articleNumber && { sku: articleNumber }),
    ...(image && {
      image: site.origin + convertImage(image.url, { thumbnail: { type: 4, width: 1024 }, convert: { quality: 80 } }),
    }),
    additionalProperty: attributes.map(({ name, value, unitCode }) => ({
      '@type': 'PropertyValue',
      name,
      value,
      ...(unitCode && { unitCode }),
    })),
    ...(price && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: (price.min / 100).toFixed(2),
        highPrice: (price.max / 100).toFixed(2),
      },
    }),
    ...(reviews.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.score, reviewCount: reviews.count },
    }),
  };
}
