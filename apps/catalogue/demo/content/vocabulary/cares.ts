import type { Words } from '../types';
import { words } from '../words';
import type { CareSymbol } from './care-symbols';

interface Care {
  /** In the order of ISO 3758: wash, bleach, dry, iron, professional. */
  readonly symbols: readonly CareSymbol[];
  /** The closing paragraph of a description. */
  readonly advice: Words;
}

export const cares = {
  'cotton-60': {
    symbols: ['wash-60', 'no-bleach', 'tumble-low', 'iron-3', 'dry-clean-p'],
    advice: words(
      'Wash at 60 °C, inside out with like colours. Iron while slightly damp at three dots; no optical brightener on ecru or pastel shades.',
      '60℃同色翻面洗涤。微湿时三点温度熨烫；本白与浅色请勿使用含荧光增白剂的洗涤剂。',
    ),
  },
  'cotton-40': {
    symbols: ['wash-40', 'no-bleach', 'tumble-low', 'iron-2', 'dry-clean-p'],
    advice: words(
      'Wash at 40 °C with like colours and line-dry. Two dots on the iron are enough; the dark yarns like a short wash better than a long soak.',
      '40℃同色洗涤，悬挂晾干，两点温度熨烫即可。深色纱宜短时洗，不宜长时间浸泡。',
    ),
  },
  'linen-40': {
    symbols: ['wash-40', 'no-bleach', 'line-dry', 'iron-3', 'dry-clean-p'],
    advice: words(
      'Wash at 40 °C with room in the drum and hang to dry; a full machine leaves breaks in linen that no iron takes out. The handle softens for about ten washes and then stays.',
      '40℃洗涤，滚筒内留出余量，悬挂晾干；装得过满会在亚麻上留下熨不平的折痕。约洗十次后手感趋于稳定。',
    ),
  },
  'flannel-40': {
    symbols: ['wash-40', 'no-bleach', 'tumble-low', 'iron-2', 'no-dry-clean'],
    advice: words(
      'Wash at 40 °C inside out; a short tumble lifts the nap again. Allow for the stated shrinkage in the pattern, for raising leaves a cloth lively.',
      '40℃翻面洗涤，短时低温翻滚可使绒面恢复。起毛织物尺寸较活，打版时请按所列缩率放量。',
    ),
  },
  wool: {
    symbols: ['no-wash', 'no-bleach', 'no-tumble', 'iron-2-steam', 'dry-clean-p'],
    advice: words(
      'Dry-clean in perchloroethylene and press with steam through a cloth. Between wearings a night on a hanger does more than any cleaning.',
      '四氯乙烯干洗，垫布蒸汽熨烫。穿着之间悬挂一夜，比任何清洗都有效。',
    ),
  },
  denim: {
    symbols: ['wash-30', 'no-bleach', 'line-dry', 'iron-2', 'no-dry-clean'],
    advice: words(
      'Wash at 30 °C inside out and apart from other clothes: indigo sits on the surface and rubs off by nature. Hang to dry; the tumble dryer sets creases into the warp.',
      '30℃翻面单独洗涤：靛蓝附着于纱线表层，擦掉色属正常现象。悬挂晾干，烘干机会在经纱上留下死痕。',
    ),
  },
  'stretch-denim': {
    symbols: ['wash-30', 'no-bleach', 'no-tumble', 'iron-1', 'no-dry-clean'],
    advice: words(
      'Wash at 30 °C inside out, without softener and without tumbling: heat above 60 °C and silicone both shorten the life of the elastane.',
      '30℃翻面洗涤，不用柔软剂，不翻滚烘干：60℃以上的热与硅油都会缩短氨纶的寿命。',
    ),
  },
  pile: {
    symbols: ['wash-30', 'no-bleach', 'tumble-low', 'no-iron', 'dry-clean-p'],
    advice: words(
      'Wash at 30 °C inside out and brush the pile while damp. Never press it flat: hang it in steam instead. All panels are cut with the pile in one direction.',
      '30℃翻面洗涤，趁湿顺绒刷理。切勿压烫，可挂于蒸汽中恢复。裁剪时各裁片须同一绒向。',
    ),
  },
  'bed-60': {
    symbols: ['wash-60', 'no-bleach', 'tumble-medium', 'iron-3', 'dry-clean-p'],
    advice: words(
      'Wash at 60 °C before first use and tumble until just dry. The sizes given for cutting hold the first three washes’ shrinkage.',
      '首次使用前60℃洗涤，翻滚烘至刚干。裁剪尺寸已计入前三次洗涤的缩率。',
    ),
  },
  upholstery: {
    symbols: ['no-wash', 'no-bleach', 'no-tumble', 'iron-1', 'dry-clean-p'],
    advice: words(
      'Vacuum with a soft nozzle and take stains off at once with a damp white cloth. Fixed covers are dry-cleaned by a specialist; do not soak the coating on the back.',
      '软嘴吸尘，污渍即时用湿白布吸除。固定式面料请专业干洗，背面涂层不可浸泡。',
    ),
  },
  coated: {
    symbols: ['wash-30-gentle', 'no-bleach', 'no-tumble', 'iron-1-inside', 'no-dry-clean'],
    advice: words(
      'Wipe before you wash. When it must be, 30 °C on the gentle cycle, inside out, at low spin; iron from the back only.',
      '能擦则不洗。必须水洗时，30℃轻柔程序、翻面、低速脱水；仅可反面熨烫。',
    ),
  },
} as const satisfies Record<string, Care>;

export type CareName = keyof typeof cares;
