import { neOf } from '../fabric-figures';
import type { DemoProduct, Words } from '../types';
import { dyeings } from '../vocabulary/dyeings';
import { words } from '../words';
import { attribute } from './attribute-keys';
import { commonParts, fastnessAttributes } from './common-parts';
import { compositionCode, compositionWords, countOf, texText } from './describe-yarn';
import type { YarnSeed } from './seed';

/** A yarn on cones: sold by the kilogram, so its figures are count, strength and twist instead of weight and width. */
export const buildYarn = (seed: YarnSeed): DemoProduct => {
  const { fastness, name: dyeing } = dyeings[seed.dyeing];
  return {
    ...commonParts(seed, null),
    kind: 'yarn',
    weave: null,
    composition: seed.composition,
    construction: null,
    gsm: null,
    oz: null,
    widthCm: null,
    usableWidthCm: null,
    ne: Math.round(neOf(seed.count) * 10) / 10,
    moq: seed.moqKg,
    moqUnit: 'kg',
    leadTimeDays: seed.leadTimeDays,
    fastness,
    shrinkage: null,
    care: [],
    figures: [countOf(seed.count), `${texText(seed.count)} tex`, compositionCode(seed.composition)],
    attributes: [
      attribute(
        'composition',
        compositionWords(seed.composition, seed.origin),
        code(compositionCode(seed.composition)),
      ),
      attribute('yarn-count', code(countOf(seed.count)), code(`${texText(seed.count)} tex`)),
      attribute('spinning', seed.spinning),
      attribute('twist', words(`${seed.twistPerMetre} turns a metre`, `${seed.twistPerMetre}捻/米`)),
      attribute('dyeing', dyeing),
      attribute(
        'tenacity',
        code(`${seed.tenacityCnPerTex} cN/tex`),
        words(`elongation ${seed.elongationPercent} %`, `断裂伸长率${seed.elongationPercent}%`),
      ),
      ...(seed.evennessPercent === null
        ? []
        : [attribute('evenness', words(`CVm ${seed.evennessPercent} %`, `条干CV值${seed.evennessPercent}%`))]),
      ...fastnessAttributes(fastness),
      attribute('moq', words(`${seed.moqKg} kg a colour`, `每色${seed.moqKg}公斤`)),
      attribute(
        'lead-time',
        words(`${seed.leadTimeDays} days from lab-dip approval`, `确认小样后${seed.leadTimeDays}天`),
      ),
      attribute('put-up', words(`Cones of ${seed.coneKg} kg`, `每筒${seed.coneKg}公斤`)),
    ],
  };
};

const code = (text: string): Words => words(text, text);
