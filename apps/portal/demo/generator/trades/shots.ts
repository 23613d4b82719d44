import type { DemoPicture } from '../../content/types';
import { words } from './trade';

const shot = (name: string, chinese: string, english: string): DemoPicture => ({ name, alt: words(chinese, english) });

/** The demo's pictures with what they show. */
export const shots = {
  cones: shot('cones', '三只染色筒子纱', 'Three cones of dyed yarn'),
  oxford: shot('oxford', '蓝白牛津纺面料近景', 'A blue and white Oxford cloth, close'),
  denim: shot('denim', '深靛蓝牛仔布近景', 'A deep indigo denim, close'),
  satin: shot('satin', '酒红色缎纹面料的褶皱', 'Folds of a wine-red satin'),
  herringbone: shot('herringbone', '灰色人字呢近景', 'A grey herringbone, close'),
  corduroy: shot('corduroy', '灯芯绒的绒条', 'The wales of a corduroy'),
  drape: shot('drape', '垂下的面料', 'A cloth that hangs in folds'),
  swatch: shot('swatch', '花边剪口的小样', 'A pinked swatch'),
  mill: shot('mill', '织机上的经纱与布面', 'Warp and cloth on a loom'),
  floor: shot('floor', '斜靠成排的布卷', 'Rolls of cloth that lean in a row'),
  yard: shot('yard', '叠放整齐的面料', 'Cloth in neat folds'),
  indigo: shot('indigo', '由浅到深的靛蓝绞纱', 'Hanks of indigo from pale to dark'),
  dips: shot('dips', '染色小样卡', 'A card of lab dips'),
  water: shot('water', '浅蓝面料的光影', 'Light and shade on a pale blue cloth'),
  fastness: shot('fastness', '色牢度试样', 'Specimens for fastness tests'),
  damask: shot('damask', '白色提花台布近景', 'A white damask, close'),
  canvas: shot('canvas', '本色帆布的褶皱', 'Folds of an ecru canvas'),
  check: shot('check', '绿色格子绒布近景', 'A green checked flannel, close'),
} as const;
