import { type SaleUnit, saleUnitOf } from '@selvedge/domain/shop';
import { m } from '../paraglide/messages';

const unitNames = { m: m.unit_m, kg: m.unit_kg, pc: m.unit_pc } as const satisfies Record<SaleUnit, () => string>;

const counted = {
  m: m.count_m,
  kg: m.count_kg,
  pc: m.count_pc,
} as const satisfies Record<SaleUnit, (inputs: { count: number }) => string>;

/** The word for one unit: `metre`. */
export function showUnit(unit: string): string {
  return unitNames[saleUnitOf(unit)]();
}

/** A quantity with its unit: `300 m`. */
export function showQuantity(count: number, unit: string): string {
  return counted[saleUnitOf(unit)]({ count });
}
