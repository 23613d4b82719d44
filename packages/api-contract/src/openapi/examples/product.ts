import type { catalogueContract } from '../../catalogue';
import { theLoomFilm } from './content';
import type { ExamplesOf } from './example';
import { face, oxford, selvedgeDenim } from './product-shapes';

const shirtings = { id: 3, slug: 'shirtings', title: 'Shirtings' };

export const product = {
  list: {
    request: { type: 'page_content', category_id: 3, weight: '110-140', sort: 'lightest', page: 1, page_size: 12 },
    answer: { list: [oxford], page_count: 1, page_number: 1, total: 1 },
  },
  search: {
    request: { keywords: 'indigo selvedge', type: 'now', page: 1 },
    answer: { list: [selvedgeDenim], page_count: 1, page_number: 1, total: 1, corrections: [] },
  },
  facets: {
    request: { fibre: 'CO', weight: '300-' },
    answer: {
      total: 14,
      use: [{ value: 'jeans', name: 'Jeans', count: 14 }],
      weight: [{ value: '300-400', name: '300 to 400 g/m²', count: 9 }],
      fibre: [{ value: 'CO', name: 'Cotton', count: 14 }],
      count: [{ value: '6-8', name: 'Ne 6 to 8', count: 11 }],
      certificate: [{ value: 'gots', name: 'GOTS', count: 5 }],
    },
  },
  detail: {
    request: { id: 12 },
    answer: {
      product: {
        ...oxford,
        description_html: '<p>Two ends weave as one, which gives the cloth its grain.</p>',
        album: [{ ...face(12, 'oxford-blue-classic-face', 'Oxford in two blues'), kind: 'face' }],
        attributes: [
          { key: 'weight', name: 'Weight', value: '127 g/m²', second: '3.7 oz/yd²', unit_code: 'GM', group: 'Cloth' },
        ],
        certificates: [{ name: 'OEKO-TEX Standard 100', valid_until: 1_830_297_600 }],
        options: [{ name: 'Colour', values: ['Blue', 'White'] }],
        tags: ['shirts'],
      },
      film: theLoomFilm,
      trail: [shirtings],
      previous: null,
      next: { id: 13, slug: 'oxford-white', title: 'Oxford, white' },
      related: [selvedgeDenim],
      downloads: [
        {
          id: 4,
          title: 'Care of cotton',
          kind: 'pdf',
          size: 182_344,
          is_limit: false,
          file_name: 'care-of-cotton.pdf',
          href: '/files/care-of-cotton.pdf',
        },
      ],
    },
  },
  reduction: {
    request: { id: 1, page: 1, page_size: 12 },
    answer: {
      reduction: {
        reduction_id: 1,
        slug: 'indigo-weeks',
        title: 'Indigo weeks',
        summary: 'Longer lengths of the denim that is on the looms.',
        discount_start_time: 1_780_272_000,
        discount_end_time: 1_782_864_000,
        discount_setting: [{ condition_type: 1, condition_value: 200, type: 1, value: 900 }],
      },
      products: { list: [selvedgeDenim], page_count: 1, page_number: 1, total: 1 },
    },
  },
  reviews: {
    request: { id: 12, page: 1, page_size: 12, sort: 'highest' },
    answer: {
      list: [
        {
          id: 31,
          score: 5,
          language: 'en',
          text: 'Three dye lots, one shade. The width is what the sheet says.',
          author: 'Shirt maker, Portugal',
          add_time: 1_791_072_000,
          reply: 'Thank you. Lots 4 to 6 are kept for you.',
        },
      ],
      page_count: 1,
      page_number: 1,
      total: 1,
    },
  },
  choices: { request: { ids: '12,40' }, answer: { list: [oxford, selvedgeDenim] } },
  check: { request: { id: 40, quantity: 120, seen: '3f9a2c81d04be657' }, answer: { status: 0, least: 1, most: 860 } },
  categories: {
    request: {},
    answer: {
      list: [
        {
          ...shirtings,
          summary: 'Cloth for shirts and blouses.',
          figures: '90 to 160 g/m²',
          count: 18,
          img: face(3, 'shirtings', 'Folded shirtings'),
          children: [
            { id: 7, slug: 'oxford', title: 'Oxford', summary: '', figures: '', count: 6, img: null, children: [] },
          ],
        },
      ],
    },
  },
} satisfies ExamplesOf<(typeof catalogueContract)['groups']['product']>;
