export { bestRule, type Purchase, ruleApplies, ruleSaving } from './best-rule';
export { type CountdownTimer, countdown, startCountdown, type TimeLeft } from './countdown';
export { discountDescription, discountLabel } from './label';
export { maxDiscountPercent } from './max-discount';
export { type NextRule, nextRule } from './next-rule';
export { type OrderLine, type OrderTotals, orderTotals } from './order-totals';
export type { DiscountRule } from './rule';
export { type SalePeriod, type SalePhase, salePhase, salePhaseText } from './sale-phase';
