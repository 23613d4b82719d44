import { describe, expect, it } from 'vitest';
import type { SiteData } from '../../layout/site-data';
import type { ProductData } from '../../product/load-product.server';
import { productData } from './product-data';

const site = { origin: 'https://mill.example', name: 'Weftland Mills' } as SiteData;
const product = {
  title: 'Denim 14 oz',
  description: 'Raw.',
  articleNumber: 'WD-1402',
  href: '/product/4-denim-14',
  album: [{ url: '/p1/12-a.webp', width: 1280, height: 1600, colour: '#000000', alt: '' }],
  attributes: [],
  trail: [{ id: 1, slug: 'denim', title: 'Denim' }],
  price: null,
  reviews: { score: 5, count: 0 },
} as unknown as ProductData;
const dataOf = (more: object) => productData({ ...product, ...more }, site, '/zh-cn/product/4-denim-14');

describe('what programs read of a product', () => {
  it('is its names, its picture and its address in the page’s language', () => {
    expect(dataOf({})).toMatchObject({
      '@type': 'Product',
      sku: 'WD-1402',
      url: 'https://mill.example/zh-cn/product/4-denim-14',
      image: ['https://mill.example/p1/12-a_t4_w1024_q80.webp'],
      category: 'Denim',
    });
  });

  it('is no offer without a price and no rating without reviews', () => {
    expect(dataOf({})).not.toHaveProperty('offers');
    expect(dataOf({})).not.toHaveProperty('aggregateRating');
  });

  it('is an offer with its prices, and a rating with its number of reviews', () => {
    const data = dataOf({ price: { min: 480, max: 620, unit: 'm' }, reviews: { score: 4.5, count: 12 } });
    expect(data).toMatchObject({
      offers: { lowPrice: '4.80', highPrice: '6.20', priceCurrency: 'USD' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  it.each([
    [true, { availability: 'https://schema.org/InStock' }],
    [false, { availability: 'https://schema.org/OutOfStock' }],
    [null, {}],
  ])('says of an offer that is in stock: %j what is true, and nothing when it is not known', (isInStock, said) => {
    const { offers } = dataOf({ price: { min: 480, max: 620, unit: 'm' }, offer: { isInStock } }) as { offers: object };
    expect('availability' in offers ? { availability: offers.availability } : {}).toEqual(said);
  });

  it.each([
    ['127 g/m²', 'GM', { value: 127, unitCode: 'GM', unitText: 'g/m²' }],
    ['1,250 m', 'MTR', { value: 1250, unitCode: 'MTR', unitText: 'm' }],
    ['12.5 克', 'GRM', { value: 12.5, unitCode: 'GRM', unitText: '克' }],
    ['60', 'C62', { value: 60, unitCode: 'C62' }],
    ['110–140 g/m²', 'GM', { value: '110–140 g/m²' }],
    ['40 × 40', 'X', { value: '40 × 40' }],
    ['plain', null, { value: 'plain' }],
    ['127 g/m²', null, { value: '127 g/m²' }],
  ])('measures %j with the code %j', (value, unitCode, expected) => {
    const data = dataOf({ attributes: [{ name: 'Weight', value, unitCode }] });
    const property = { '@type': 'PropertyValue', name: 'Weight', ...expected };
    expect(data).toMatchObject({ additionalProperty: [property] });
  });
});
