import type { Words } from '../types';
import { words } from '../words';

/** What a buyer makes of it: the first facet of the find bar. */
export const uses = {
  shirts: words('Shirts', '衬衫'),
  blouses: words('Blouses and dresses', '女衫与连衣裙'),
  trousers: words('Trousers', '裤装'),
  jackets: words('Jackets and overshirts', '夹克与外穿衬衫'),
  coats: words('Coats and suiting', '大衣与西装'),
  jeans: words('Jeans', '牛仔裤'),
  workwear: words('Workwear', '工装'),
  nightwear: words('Nightwear', '睡衣与家居服'),
  bedding: words('Bedding', '床品'),
  table: words('Table and kitchen', '餐桌与厨房'),
  upholstery: words('Upholstery', '家具面料'),
  curtains: words('Curtains', '窗帘'),
  weaving: words('Weaving', '机织用纱'),
  knitting: words('Knitting', '针织用纱'),
  sewing: words('Sewing', '缝纫'),
} as const satisfies Record<string, Words>;

export type UseName = keyof typeof uses;
