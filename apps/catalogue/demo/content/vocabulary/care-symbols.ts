import type { Words } from '../types';
import { words } from '../words';

/** The symbols of ISO 3758 that the range needs, in words for those who cannot see them. */
export const careSymbols = {
  'wash-60': words('wash at 60 °C', '60℃水洗'),
  'wash-40': words('wash at 40 °C', '40℃水洗'),
  'wash-30': words('wash at 30 °C', '30℃水洗'),
  'wash-30-gentle': words('wash gently at 30 °C', '30℃轻柔水洗'),
  'no-wash': words('do not wash', '不可水洗'),
  'no-bleach': words('do not bleach', '不可漂白'),
  'tumble-medium': words('tumble at 80 °C', '80℃翻滚烘干'),
  'tumble-low': words('tumble at 60 °C', '60℃翻滚烘干'),
  'no-tumble': words('do not tumble', '不可翻滚烘干'),
  'line-dry': words('dry on a line', '悬挂晾干'),
  'iron-3': words('iron up to 200 °C', '熨斗底板最高200℃'),
  'iron-2': words('iron up to 150 °C', '熨斗底板最高150℃'),
  'iron-2-steam': words('iron up to 150 °C with steam', '最高150℃蒸汽熨烫'),
  'iron-1': words('iron up to 110 °C', '熨斗底板最高110℃'),
  'iron-1-inside': words('iron the back up to 110 °C', '反面熨烫，最高110℃'),
  'no-iron': words('do not iron', '不可熨烫'),
  'dry-clean-p': words('dry-clean, P', '常规干洗P'),
  'no-dry-clean': words('do not dry-clean', '不可干洗'),
} as const satisfies Record<string, Words>;

export type CareSymbol = keyof typeof careSymbols;
