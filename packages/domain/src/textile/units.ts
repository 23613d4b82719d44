import type { LocalizedText } from '../locale';

/** A unit of measure. */
export interface Unit {
  /** The UN/CEFACT common code, as structured data wants it. */
  readonly code: string;
  readonly symbol: string;
  readonly name: LocalizedText;
}

/**
 * The units that a textile catalogue speaks in, with their UN/CEFACT codes (UN/ECE Recommendation 20; rolls
 * and cones are packages of Recommendation 21, which it writes with an X). Ne and Nm have no code there.
 *
 * @example
 * units.gsm.code; // 'GM'
 */
export const units = {
  gsm: { code: 'GM', symbol: 'g/m²', name: { en: 'grams per square metre', 'zh-cn': '克/平方米' } },
  ounce: { code: 'ON', symbol: 'oz/yd²', name: { en: 'ounces per square yard', 'zh-cn': '盎司/平方码' } },
  tex: { code: 'D34', symbol: 'tex', name: { en: 'tex', 'zh-cn': '特克斯' } },
  decitex: { code: 'A47', symbol: 'dtex', name: { en: 'decitex', 'zh-cn': '分特' } },
  denier: { code: 'A49', symbol: 'den', name: { en: 'denier', 'zh-cn': '旦尼尔' } },
  millimetre: { code: 'MMT', symbol: 'mm', name: { en: 'millimetres', 'zh-cn': '毫米' } },
  centimetre: { code: 'CMT', symbol: 'cm', name: { en: 'centimetres', 'zh-cn': '厘米' } },
  metre: { code: 'MTR', symbol: 'm', name: { en: 'metres', 'zh-cn': '米' } },
  inch: { code: 'INH', symbol: 'in', name: { en: 'inches', 'zh-cn': '英寸' } },
  yard: { code: 'YRD', symbol: 'yd', name: { en: 'yards', 'zh-cn': '码' } },
  gram: { code: 'GRM', symbol: 'g', name: { en: 'grams', 'zh-cn': '克' } },
  kilogram: { code: 'KGM', symbol: 'kg', name: { en: 'kilograms', 'zh-cn': '千克' } },
  piece: { code: 'H87', symbol: 'pc', name: { en: 'pieces', 'zh-cn': '件' } },
  roll: { code: 'XRO', symbol: 'roll', name: { en: 'rolls', 'zh-cn': '卷' } },
  cone: { code: 'XAJ', symbol: 'cone', name: { en: 'cones', 'zh-cn': '筒' } },
  day: { code: 'DAY', symbol: 'd', name: { en: 'days', 'zh-cn': '天' } },
  percent: { code: 'P1', symbol: '%', name: { en: 'per cent', 'zh-cn': '百分比' } },
  newton: { code: 'NEW', symbol: 'N', name: { en: 'newtons', 'zh-cn': '牛顿' } },
  celsius: { code: 'CEL', symbol: '°C', name: { en: 'degrees Celsius', 'zh-cn': '摄氏度' } },
} as const satisfies Record<string, Unit>;

/** The name of a unit in {@link units}. */
export type UnitName = keyof typeof units;
