import { type ConstructionRow, constructions } from '../constructions';
import { type EndUse, endUses } from '../end-uses';
import type { DemoProduct } from '../types';
import { type CertificateRule, certificates } from '../vocabulary/certificates';
import type { ProductSeed } from './seed';

/** Names what a buyer would not believe: a width, an order or a certificate that does not belong to the kind. */
export const productFaults = (seed: ProductSeed, product: DemoProduct): string[] => [
  ...certificateFaults(seed, product),
  ...(seed.kind === 'yarn' ? yarnFaults(product) : tradeFaults(constructions[seed.row], product)),
];

const certificateFaults = (seed: ProductSeed, product: DemoProduct): string[] => {
  const origin = originOf(seed);
  return seed.certificates.flatMap((name) => {
    const rule: CertificateRule = certificates[name];
    const faults: string[] = [];
    if (rule.origin && rule.origin !== origin) faults.push(`${rule.name} without ${rule.origin} fibre`);
    if (rule.fibre) {
      const { code, leastPercent } = rule.fibre;
      const percent = product.composition.find((share) => share.code === code)?.percent ?? 0;
      if (percent < leastPercent) faults.push(`${rule.name} on ${percent} % ${code}`);
    }
    return faults;
  });
};

const originOf = (seed: ProductSeed): 'organic' | 'recycled' | undefined => {
  if (seed.kind === 'yarn') return seed.origin;
  const row: ConstructionRow = constructions[seed.row];
  return row.origin;
};

const tradeFaults = (row: ConstructionRow, product: DemoProduct): string[] => {
  const endUse: EndUse = endUses[row.endUse];
  const [narrowest, widest] = endUse.widthCm;
  const { widthCm, usableWidthCm, moq, moqUnit, leadTimeDays } = product;
  const faults: string[] = [];
  if (widthCm === null || widthCm < narrowest || widthCm > widest) faults.push(`${widthCm} cm is no ${row.endUse}`);
  if (widthCm === null || usableWidthCm === null || usableWidthCm >= widthCm) faults.push('no selvedges');
  if (moq !== endUse.moq || moqUnit !== 'm') faults.push(`smallest order ${moq} ${moqUnit}`);
  if (leadTimeDays < endUse.leadTimeDays) faults.push(`delivered in ${leadTimeDays} days`);
  return faults;
};

const yarnFaults = ({ widthCm, gsm, moq, moqUnit }: DemoProduct): string[] => {
  const faults: string[] = [];
  if (widthCm !== null || gsm !== null) faults.push('a yarn has neither width nor weight');
  if (moqUnit !== 'kg' || moq < 20 || moq > 2000) faults.push(`smallest order ${moq} ${moqUnit}`);
  return faults;
};
