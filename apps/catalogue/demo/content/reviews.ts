import type { DemoReview } from './types';

type Written = Omit<DemoReview, 'product'>;

const english = (score: number, writtenAt: string, author: string, text: string, reply: string | null = null) =>
  ({ score, language: 'en', writtenAt, author, text, reply }) satisfies Written;
const chinese = (score: number, writtenAt: string, author: string, text: string, reply: string | null = null) =>
  ({ score, language: 'zh-cn', writtenAt, author, text, reply }) satisfies Written;

const written: Readonly<Record<string, readonly Written[]>> = {
  'selvedge-denim-14-raw': [
    english(
      5,
      '2026-05-21',
      'Jeans maker, Portugal',
      'Four bulk lots since spring and one shade. The selvedge line sits four millimetres from the edge on every roll, so our outseams look ruled.',
    ),
    chinese(
      4,
      '2026-04-17',
      '牛仔工作室，广州',
      '手感硬挺，水洗后赤耳依旧平直。希望最小起订量能再低一些。',
      '谢谢。300米以下可从样布库存裁发，请来信询问品号WD-1402的余量。',
    ),
    english(
      3,
      '2026-03-04',
      'Workwear brand, Denmark',
      'Good cloth, but the second lot came 2 % narrower than the first and we had to make a new marker.',
      'You are right: 79.0 cm against 80.5 cm. The width is now measured after the sanforiser on every piece, and the list of widths goes out with the invoice.',
    ),
    english(
      5,
      '2026-01-29',
      'Denim laundry, Türkiye',
      'Takes a stone wash evenly and keeps its red line. The core stays white, so the whiskers are sharp.',
    ),
    chinese(5, '2025-12-11', '成衣厂，宁波', '斜路清晰，布面干净，验布疵点每百码不到六分。'),
    english(
      4,
      '2025-11-06',
      'Jacket maker, Japan',
      'Stiffer than our last quality and better for it. Seven weeks instead of the six we had agreed.',
    ),
    english(
      5,
      '2025-09-18',
      'Repair shop, Netherlands',
      'We buy eight metres at a time for patches. It is cut straight and arrives rolled, not folded.',
    ),
    english(
      2,
      '2025-07-02',
      'Bag maker, Spain',
      'Too stiff for our bags: needles broke at the corners. The cloth itself is even.',
      'For bags of four layers we would send WD-1108, at 11 oz. A swatch is on its way to you.',
    ),
  ],
  'madras-check-ochre': [
    english(
      5,
      '2026-10-08',
      'Shirt maker, Italy',
      'The repeat is as drawn, 31 mm, within half a millimetre over forty metres. Our pockets match.',
    ),
    english(
      4,
      '2026-09-17',
      'Summer dresses, France',
      'Lovely colours, and the ochre does not bleed. It creases, as madras does.',
    ),
    chinese(5, '2026-08-20', '童装品牌，杭州', '格子对得准，洗后不歪斜，孩子穿着凉爽。'),
    english(
      3,
      '2026-07-30',
      'Shirt maker, Morocco',
      'Wet rubbing was 3 and not 3–4 as on the sheet.',
      'The sheet has been put right; it was the dry grade that had been printed twice.',
    ),
  ],
  'satin-cotton-bordeaux': [
    english(
      5,
      '2026-04-30',
      'Tailor of stage clothes, Austria',
      'Under a lamp it looks like silk, and it can be pressed hot. We cut all panels one way, as your film advises.',
    ),
    english(
      4,
      '2026-01-15',
      'Cushion maker, Poland',
      'Deep colour, even from roll to roll. The reverse is duller than we had expected.',
    ),
  ],
  'gingham-navy-quarter': [
    english(
      5,
      '2026-03-26',
      'Café outfitter, Belgium',
      'Square is square: 12.7 by 12.7 mm, also after the first wash at 60 °C.',
    ),
  ],
  'poplin-white-133': [
    english(
      5,
      '2026-05-30',
      'Uniform supplier, Ireland',
      'Eleven thousand metres, one white. Shrinkage under one per cent both ways.',
    ),
    chinese(5, '2026-03-12', '衬衫定制，上海', '纱支匀净，领面挺括，客人都说好穿。'),
    english(
      4,
      '2025-12-04',
      'Shirt maker, Tunisia',
      'Very even. We would like it at 160 cm as well.',
      'From August it is woven at 162 cm too, at the same price a square metre.',
    ),
  ],
};

/** What buyers wrote, in the language they wrote in; every firm is invented. */
export const reviews: readonly DemoReview[] = Object.entries(written).flatMap(([product, list]) =>
  list.map((review) => ({ product, ...review })),
);
