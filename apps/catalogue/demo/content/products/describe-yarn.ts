import { fibres } from '@selvedge/domain/textile';
import { texOf } from '../fabric-figures';
import type { DemoYarnCount, FibreShare, Words } from '../types';
import { words } from '../words';

/** `Ne 80/2`, as it is written on a cone. */
export const countOf = ({ system, count, ply }: DemoYarnCount): string =>
  `${system} ${count}${ply > 1 ? `/${ply}` : ''}`;

/** The finished yarn's tex with one decimal: `14.8`. */
export const texText = (yarn: DemoYarnCount): string => texOf(yarn).toFixed(1);

/** `LI 55 CO 45`, as on a swatch card. */
export const compositionCode = (shares: readonly FibreShare[]): string =>
  shares.map(({ code, percent }) => `${code} ${percent}`).join(' ');

/** `Linen 55 %, cotton 45 %`, as on a label. */
export const compositionWords = (shares: readonly FibreShare[], origin: 'organic' | 'recycled' | undefined): Words => {
  const prefix = origin ? originNames[origin] : words('', '');
  const english = shares.map(({ code, percent }) => `${fibres[code].en} ${percent} %`).join(', ');
  const chinese = shares.map(({ code, percent }) => `${fibres[code]['zh-cn']}${percent}%`).join('、');
  return words(capitalised(prefix.en + english), prefix['zh-cn'] + chinese);
};

const originNames = {
  organic: words('organic ', '有机'),
  recycled: words('recycled and virgin ', '再生/原生'),
} as const satisfies Record<string, Words>;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
