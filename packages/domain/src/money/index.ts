export { addCents, shareOfCents, splitCents, timesCents } from './arithmetic';
export { capitalAmount } from './capital-amount';
export { formatCents, formatPriceRange } from './format-cents';
export { formatFixed } from './format-fixed';
export { type Cents, cents, type PerMille, perMille } from './money';
