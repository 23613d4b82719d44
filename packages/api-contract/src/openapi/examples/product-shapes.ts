/** A picture of an example product. */
export function face(id: number, slug: string, alt: string) {
  return { url: `/p1/${id}-${slug}.jpg`, width: 1600, height: 1600, colour: '#8fa3bf', alt };
}

/** A product of a catalogue without prices, as lists show it. */
export const oxford = {
  id: 12,
  relate_type: 'product',
  content_type: 'product',
  page_url_suffix: '/product/12-oxford-blue-classic',
  title: 'Oxford, blue',
  subtitle: '100 % cotton, 127 g/m²',
  summary: 'A basket weave in two blues, washed soft.',
  img: face(12, 'oxford-blue-classic-face', 'Oxford in two blues'),
  product_code: 1,
  prices_shown: false,
  is_hot: false,
  is_new: true,
  is_recommend: true,
  comment: { score: 5, count: 0 },
  article_number: 'SV-1012',
  category_id: 3,
  figures: ['127 g/m²', 'Ne 40 × Ne 40', '150 cm'],
  weave: 'oxford' as const,
};

/** A product of a shop: prices in cents, the discount per mille, a reduction with a rule of each kind. */
export const selvedgeDenim = {
  id: 40,
  relate_type: 'product',
  content_type: 'product',
  page_url_suffix: '/product/40-selvedge-denim-13oz',
  title: 'Selvedge denim, 13 oz',
  summary: 'Rope-dyed indigo on a shuttle loom, with a red line.',
  img: face(40, 'selvedge-denim-13oz-face', 'Dark indigo denim with a red selvedge'),
  product_code: 2,
  price_min: 980,
  price_max: 1240,
  price_unit: 'm',
  prices_shown: true,
  discount_start_time: 1_795_305_600,
  discount_end_time: 1_796_515_200,
  max_discount: 850,
  comment: { score: 4.8, count: 23 },
  reduction: {
    reduction_id: 2,
    discount_setting: [
      { condition_type: 1, condition_value: 100, type: 1, value: 850 },
      { condition_type: 2, condition_value: 100_000, type: 3, value: 1 },
    ],
  },
};
