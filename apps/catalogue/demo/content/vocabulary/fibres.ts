import type { FibreCode, Words } from '../types';
import { words } from '../words';

export const fibreNames = {
  CO: words('cotton', '棉'),
  LI: words('linen', '亚麻'),
  WO: words('wool', '羊毛'),
  PA: words('polyamide', '锦纶'),
  PES: words('polyester', '涤纶'),
  EA: words('elastane', '氨纶'),
  VI: words('viscose', '粘胶'),
  LY: words('lyocell', '莱赛尔'),
} as const satisfies Record<FibreCode, Words>;
