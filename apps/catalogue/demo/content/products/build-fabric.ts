import { type ConstructionRow, constructions } from '../constructions';
import { type EndUse, endUses } from '../end-uses';
import { fabricFigures, neOf } from '../fabric-figures';
import type { DemoAttribute, DemoProduct, DemoShrinkage, Words } from '../types';
import { type CareSymbol, careSymbols } from '../vocabulary/care-symbols';
import { cares } from '../vocabulary/cares';
import { dyeings } from '../vocabulary/dyeings';
import { finishings } from '../vocabulary/finishings';
import { weaveNames } from '../vocabulary/weaves';
import { words } from '../words';
import { attribute } from './attribute-keys';
import { commonParts, fastnessAttributes } from './common-parts';
import { compositionCode, compositionWords, countOf, texText } from './describe-yarn';
import type { FabricSeed, FinishSeed } from './seed';

/** A cloth, or a finish shown on one, with every figure derived from its construction. */
export const buildFabric = (seed: FabricSeed | FinishSeed): DemoProduct => {
  const row: ConstructionRow = constructions[seed.row];
  const endUse: EndUse = endUses[row.endUse];
  const derived = fabricFigures(row);
  const gsm = Math.round(derived.gsm);
  const oz = Math.round(derived.oz * 10) / 10;
  const widthCm = (seed.kind === 'fabric' ? seed.widthCm : undefined) ?? endUse.usualWidthCm;
  const usableWidthCm = widthCm - endUse.selvedgesCm;
  const { symbols, advice } = cares[seed.care];
  const { fastness } = dyeings[seed.dyeing];
  const finishing = finishings[seed.finishing];
  const isDenim = row.endUse === 'denim' || row.endUse === 'selvedge-denim';

  return {
    ...commonParts(seed, advice),
    kind: seed.kind,
    weave: row.weave,
    composition: row.composition,
    construction: {
      warp: row.warp,
      weft: row.weft,
      endsPerInch: row.endsPerInch,
      picksPerInch: row.picksPerInch,
    },
    gsm,
    oz,
    widthCm,
    usableWidthCm,
    ne: Math.round(neOf(row.warp) * 10) / 10,
    moq: endUse.moq,
    moqUnit: 'm',
    leadTimeDays: seed.kind === 'finish' ? endUse.leadTimeDays + finishDays : endUse.leadTimeDays,
    fastness,
    shrinkage: finishing.shrinkage,
    care: symbols,
    figures: [isDenim ? `${oz.toFixed(1)} oz` : `${gsm} g/m²`, `${widthCm} cm`, compositionCode(row.composition)],
    attributes: [
      attribute('composition', compositionWords(row.composition, row.origin), code(compositionCode(row.composition))),
      attribute('weight', code(`${gsm} g/m²`), code(`${oz.toFixed(1)} oz/yd²`)),
      attribute(
        'yarn-count',
        code(`${countOf(row.warp)} × ${countOf(row.weft)}`),
        code(`${texText(row.warp)} × ${texText(row.weft)} tex`),
      ),
      attribute('density', perInch(row), perCentimetre(row)),
      attribute('weave', weaveNames[row.weave]),
      attribute('cover', code(`K ${derived.warpCover.toFixed(1)} × ${derived.weftCover.toFixed(1)}`)),
      attribute('width', words(`${widthCm} cm`, `${widthCm}厘米`), usable(usableWidthCm)),
      attribute('dyeing', dyeings[seed.dyeing].name),
      ...(seed.kind === 'finish' ? finishAttributes(seed) : []),
      attribute('finishing', finishing.name),
      attribute('shrinkage', shrinkageWords(finishing.shrinkage)),
      attribute('care', careWords(symbols)),
      ...fastnessAttributes(fastness),
      attribute('moq', words(`${endUse.moq} m a colour`, `每色${endUse.moq}米`)),
      attribute('lead-time', leadTime(seed.kind === 'finish' ? endUse.leadTimeDays + finishDays : endUse.leadTimeDays)),
      attribute('put-up', endUse.put),
    ],
  };
};

/** A finish is tried on the lot's own cloth first, which takes a week beyond the weaving. */
const finishDays = 7;

const code = (text: string): Words => words(text, text);

const perInch = (row: ConstructionRow): Words =>
  words(`${row.endsPerInch} × ${row.picksPerInch} per inch`, `${row.endsPerInch}×${row.picksPerInch}根/英寸`);

const perCentimetre = (row: ConstructionRow): Words => {
  const [ends, picks] = [row.endsPerInch, row.picksPerInch].map((count) => (count / 2.54).toFixed(1));
  return words(`${ends} × ${picks} per cm`, `${ends}×${picks}根/厘米`);
};

const usable = (cm: number): Words => words(`usable ${cm} cm`, `有效幅宽${cm}厘米`);

const shrinkageWords = ({ warp, weft }: DemoShrinkage): Words =>
  words(`up to ${-warp} % in the warp, ${-weft} % in the weft`, `经向≤${-warp}%，纬向≤${-weft}%`);

const careWords = (symbols: readonly CareSymbol[]): Words =>
  words(
    symbols.map((symbol) => careSymbols[symbol].en).join(', '),
    symbols.map((symbol) => careSymbols[symbol]['zh-cn']).join('，'),
  );

const leadTime = (days: number): Words => words(`${days} days from lab-dip approval`, `确认小样后${days}天`);

const finishAttributes = (seed: FinishSeed): DemoAttribute[] => [
  attribute('base-cloth', seed.baseCloth),
  attribute('process', seed.process),
  attribute('water', words(`${seed.waterLitresPerMetre} litres a metre`, `每米${seed.waterLitresPerMetre}升`)),
];
