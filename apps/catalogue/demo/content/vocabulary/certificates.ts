import type { FibreCode } from '@selvedge/domain/textile';
import type { Day } from '../types';

/** What a certificate asks of the article that carries it. */
export interface CertificateRule {
  readonly name: string;
  readonly validUntil: Day;
  /** The fibre that the certificate is about, with the least share in per cent. */
  readonly fibre?: { readonly code: FibreCode; readonly leastPercent: number };
  readonly origin?: 'organic' | 'recycled';
}

export const certificates = {
  'oeko-tex': { name: 'OEKO-TEX STANDARD 100', validUntil: '2027-06-30' },
  gots: {
    name: 'GOTS',
    validUntil: '2027-03-31',
    fibre: { code: 'CO', leastPercent: 70 },
    origin: 'organic',
  },
  grs: { name: 'GRS', validUntil: '2027-05-31', origin: 'recycled' },
  rws: { name: 'RWS', validUntil: '2027-03-31', fibre: { code: 'WO', leastPercent: 50 } },
  'european-flax': { name: 'European Flax', validUntil: '2027-09-30', fibre: { code: 'LI', leastPercent: 40 } },
  'better-cotton': { name: 'Better Cotton', validUntil: '2027-12-31', fibre: { code: 'CO', leastPercent: 50 } },
} as const satisfies Record<string, CertificateRule>;

export type CertificateName = keyof typeof certificates;
