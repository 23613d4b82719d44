import { words } from '../generator/trades/trade';
import type { DemoJob, Words } from './types';

const weftshore = words('纬岸', 'Weftshore');

type Pair = readonly [chinese: string, english: string];

/** A job in a row: whose it is and since when, its pay in yuan a month, and its title and summary in both languages. */
type JobRow = readonly [company: string, day: number, pay: DemoJob['pay'], title: Pair, summary: Pair, place?: Words];

const rows: readonly JobRow[] = [
  [
    'qinghe',
    -1,
    [12000, 16000],
    ['织造车间主任', 'Head of weaving'],
    [
      '管 96 台剑杆织机、四个班；懂色织排花，能把停台率压到 6% 以下。',
      '96 rapier looms and four shifts; you know yarn-dyed patterning and keep stoppages below 6 %.',
    ],
  ],
  [
    'yuansha',
    -3,
    [9000, 13000],
    ['打样染色工程师', 'Dyer for lab dips'],
    [
      '棉、麻、天丝筒子纱小样，首样命中率是主要考核。',
      'Lab dips on cotton, linen and lyocell packages; right-first-time is what counts.',
    ],
  ],
  [
    'beidu',
    -6,
    [7000, 10000],
    ['外贸跟单（英语）', 'Export merchandiser (English)'],
    [
      '跟进欧洲牛仔客户，从缩率报告到装箱单，一个人对到底。',
      'European denim accounts, from the shrinkage report to the packing list, in one pair of hands.',
    ],
  ],
  [
    'hengshan',
    -9,
    [6000, 8000],
    ['验布员（夜班）', 'Fabric inspector (nights)'],
    [
      '四分制验布，包夜餐与宿舍；熟手优先，生手可教。',
      'Four-point inspection; night meals and a room are included. Experience helps, we also teach.',
    ],
    words('横山', 'Hengshan'),
  ],
  [
    'suochuan',
    -15,
    undefined,
    ['织机调试技师', 'Loom fitter'],
    [
      '现场装机与调试，每月出差约十二天，待遇面议。',
      'Installs and sets up looms on site, about twelve days a month on the road. Pay by arrangement.',
    ],
    words('全国出差', 'Travelling in China'),
  ],
];

export const jobs: readonly DemoJob[] = rows.map(([company, day, pay, title, summary, place = weftshore]) => ({
  company,
  day,
  ...(pay !== undefined && { pay }),
  title: words(...title),
  place,
  summary: words(...summary),
}));
