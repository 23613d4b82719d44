import type { DemoReduction } from './types';
import { words } from './words';

/**
 * What the mill sells for less, seen only where the site is a shop. Counted in days from the one on which the demo is
 * loaded, so that a new catalogue always has something now and something soon.
 */
export const reductions: readonly DemoReduction[] = [
  {
    slug: 'indigo-weeks',
    title: words('Indigo weeks', '靛蓝季'),
    summary: words(
      'Denim that is on the looms anyway: longer lengths in one go cost us fewer changes of beam, and you less.',
      '织机在产的牛仔布：一次订足长度，少换一次经轴，省下的成本让利给您。',
    ),
    startsInDays: -5,
    endsInDays: 16,
    rules: [
      { condition_type: 1, condition_value: 300, type: 1, value: 950 },
      { condition_type: 1, condition_value: 1000, type: 1, value: 900 },
    ],
    products: [
      'denim-12-3-classic',
      'denim-10-stretch',
      'selvedge-denim-12-raw',
      'denim-slub-12-5',
      'denim-broken-twill-13',
    ],
  },
  {
    slug: 'shirting-stock',
    title: words('Shirtings in stock', '现货衬衫布'),
    summary: words(
      'Dyed, finished and on the shelf: an order of a whole bale leaves without a second look at the price of sending.',
      '已染整入库的衬衫布：整包订购，运费亦可免。',
    ),
    startsInDays: -2,
    endsInDays: 9,
    rules: [
      { condition_type: 2, condition_value: 200_000, type: 2, value: 6000 },
      { condition_type: 2, condition_value: 500_000, type: 3, value: 0 },
    ],
    products: ['poplin-sky-fine-stripe', 'chambray-indigo-21', 'gingham-navy-quarter', 'oxford-blue-classic'],
  },
  {
    slug: 'bed-and-table',
    title: words('Bed and table', '床品与餐桌'),
    summary: words('Home textiles before the season’s first containers close.', '家纺面料，赶在本季首批货柜截单之前。'),
    startsInDays: 4,
    endsInDays: 25,
    rules: [{ condition_type: 1, condition_value: 200, type: 1, value: 920 }],
    products: ['percale-200-white', 'sateen-300-ivory', 'duvet-flannel-check-green', 'honeycomb-towelling-stone'],
  },
  {
    slug: 'yarns-by-the-pallet',
    title: words('Yarns by the pallet', '整托色纱'),
    summary: words('A full pallet travels as cheaply as half of one.', '整托发运，运费由我们承担。'),
    startsInDays: 11,
    endsInDays: 32,
    rules: [{ condition_type: 2, condition_value: 300_000, type: 3, value: 0 }],
    products: ['yarn-combed-40-ecru', 'yarn-carded-21-navy'],
  },
];
