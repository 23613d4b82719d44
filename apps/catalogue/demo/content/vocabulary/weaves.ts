import type { DraftName } from '@selvedge/domain/textile';
import type { Words } from '../types';
import { words } from '../words';

/** How the mill calls its drafts on a specification sheet. */
export const weaveNames = {
  plain: words('Plain weave', '平纹'),
  oxford: words('Oxford, two ends as one', '牛津纺（经向双根平纹）'),
  'basket-2-2': words('2/2 basket', '2/2方平'),
  canvas: words('Plain canvas', '帆布平纹'),
  seersucker: words('Plain weave, two warp tensions', '平纹（双经轴泡泡）'),
  'twill-2-1': words('2/1 right-hand twill', '2/1右斜纹'),
  'twill-3-1': words('3/1 right-hand twill', '3/1右斜纹'),
  'twill-3-1-left': words('3/1 left-hand twill', '3/1左斜纹'),
  'twill-2-2': words('2/2 twill', '2/2双面斜纹'),
  herringbone: words('2/2 herringbone, turned every 12 ends', '2/2人字斜纹（每12根经纱换向）'),
  'broken-twill': words('3/1 broken twill', '3/1破斜纹'),
  'satin-5': words('5-end satin', '五枚经面缎纹'),
  'satin-8': words('8-end satin', '八枚经面缎纹'),
  'sateen-5': words('5-end sateen', '五枚纬面缎纹'),
  'dobby-diamond': words('Dobby diamond on plain ground', '平纹地菱形小提花'),
  'jacquard-medallion': words('Jacquard, satin and sateen', '大提花（经缎与纬缎）'),
  corduroy: words('Weft-pile corduroy', '纬起绒灯芯绒'),
  honeycomb: words('Honeycomb, 8-end', '八枚蜂巢组织'),
  'mock-leno': words('Mock leno', '透孔组织'),
} as const satisfies Record<DraftName, Words>;
