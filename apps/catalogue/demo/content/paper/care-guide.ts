import { careSymbols } from '../vocabulary/care-symbols';
import { cares } from '../vocabulary/cares';
import { words } from '../words';
import { makeSheet } from './sheet';

/** Every care label of the range with the reasons behind it. */
export const careGuide = (): Promise<Buffer> =>
  makeSheet(words('Care guide', '洗护指南'), ({ heading, paragraph, table }) => {
    paragraph(
      words(
        'Symbols follow ISO 3758 (GB/T 8685). What stands below is the mildest treatment that keeps the cloth clean, not the harshest that it survives.',
        '符号依照ISO 3758（GB/T 8685）。以下为足以洗净的最温和做法，而非布料所能承受的极限。',
      ),
    );
    for (const [name, { symbols, advice }] of Object.entries(cares)) {
      heading(titles[name as keyof typeof cares]);
      paragraph(advice);
      table(
        ['Wash 水洗', 'Bleach 漂白', 'Dry 干燥', 'Iron 熨烫', 'Professional 专业'],
        [symbols.map((symbol) => careSymbols[symbol].en), symbols.map((symbol) => careSymbols[symbol]['zh-cn'])],
        [1, 1, 1, 1, 1],
      );
    }
  });

const titles = {
  'cotton-60': words('Cotton, light shades', '棉，浅色'),
  'cotton-40': words('Cotton, dark shades', '棉，深色'),
  'linen-40': words('Linen', '亚麻'),
  'flannel-40': words('Raised cotton', '起毛棉布'),
  wool: words('Wool', '羊毛'),
  denim: words('Indigo denim', '靛蓝牛仔'),
  'stretch-denim': words('Stretch denim', '弹力牛仔'),
  pile: words('Corduroy', '灯芯绒'),
  'bed-60': words('Bed and table linen', '床品与桌布'),
  upholstery: words('Upholstery', '家具面料'),
  coated: words('Coated denim', '涂层牛仔'),
} as const satisfies Record<keyof typeof cares, ReturnType<typeof words>>;
