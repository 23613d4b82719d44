import { type ConstructionRow, constructions } from '../constructions';
import { fabricFigures, neOf, texOf } from '../fabric-figures';
import { countOf } from '../products/describe-yarn';
import type { DemoYarnCount } from '../types';

/** Counts from Ne 5 to Ne 120 in every system of the trade. */
export const yarnCountTable = (): string =>
  csv([
    ['Ne', 'tex', 'Nm', 'dtex', 'denier'],
    ...[5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 21, 24, 26, 28, 30, 32, 36, 40, 45, 50, 60, 70, 80, 100, 120].map(
      (count) => {
        const yarn: DemoYarnCount = { system: 'Ne', count, ply: 1 };
        const tex = texOf(yarn);
        return [count, tex.toFixed(2), (1000 / tex).toFixed(1), (tex * 10).toFixed(0), (tex * 9).toFixed(0)];
      },
    ),
  ]);

/** The constructions of the range with what they weigh and cover. */
export const fabricWeightTable = (): string =>
  csv([
    [
      'Construction',
      'End use',
      'Weave',
      'Warp',
      'Weft',
      'Ends/inch',
      'Picks/inch',
      'g/m2',
      'oz/yd2',
      'K warp',
      'K weft',
      'Ne warp',
    ],
    ...Object.entries<ConstructionRow>(constructions).map(([name, row]) => {
      const { gsm, oz, warpCover, weftCover } = fabricFigures(row);
      return [
        name,
        row.endUse,
        row.weave,
        countOf(row.warp),
        countOf(row.weft),
        row.endsPerInch,
        row.picksPerInch,
        gsm.toFixed(0),
        oz.toFixed(1),
        warpCover.toFixed(1),
        weftCover.toFixed(1),
        neOf(row.warp).toFixed(1),
      ];
    }),
  ]);

/** None of the values holds a comma or a quote, so none is quoted; the mark at the front tells spreadsheets that it is UTF-8. */
const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
