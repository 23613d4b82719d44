import type { ConstructionName } from '../constructions';
import type { Day, DemoYarnCount, FibreShare, Words } from '../types';
import type { CareName } from '../vocabulary/cares';
import type { CertificateName } from '../vocabulary/certificates';
import type { DyeingName } from '../vocabulary/dyeings';
import type { FinishingName } from '../vocabulary/finishings';
import type { UseName } from '../vocabulary/uses';

/** What is decided for an article by a person; every figure that can be derived is left to `buildProduct`. */
interface Seed {
  readonly slug: string;
  readonly articleNumber: string;
  readonly category: string;
  readonly title: Words;
  readonly summary: Words;
  /** How it feels and why, in plain sentences. */
  readonly handle: Words;
  /** What it is made into and what the maker should know. */
  readonly use: Words;
  readonly uses: readonly UseName[];
  readonly dyeing: DyeingName;
  readonly certificates: readonly CertificateName[];
  /** US cents per metre or kilogram: at the largest order and at the smallest. */
  readonly priceCents: readonly [number, number];
  readonly addedAt: Day;
  readonly flags?: readonly ('hot' | 'recommend')[];
}

export interface FabricSeed extends Seed {
  readonly kind: 'fabric';
  readonly row: ConstructionName;
  readonly finishing: FinishingName;
  readonly care: CareName;
  readonly widthCm?: number;
}

/** A finish is shown, and priced by the metre, on one of the mill's own denims. */
export interface FinishSeed extends Seed {
  readonly kind: 'finish';
  readonly row: ConstructionName;
  readonly baseCloth: Words;
  readonly finishing: FinishingName;
  readonly care: CareName;
  readonly process: Words;
  readonly waterLitresPerMetre: number;
}

export interface YarnSeed extends Seed {
  readonly kind: 'yarn';
  readonly count: DemoYarnCount;
  readonly composition: readonly FibreShare[];
  readonly origin?: 'organic' | 'recycled';
  readonly spinning: Words;
  readonly twistPerMetre: number;
  readonly tenacityCnPerTex: number;
  readonly elongationPercent: number;
  /** Uster evenness, CVm; null where a yarn is uneven on purpose. */
  readonly evennessPercent: number | null;
  readonly coneKg: number;
  readonly moqKg: number;
  readonly leadTimeDays: number;
}

export type ProductSeed = FabricSeed | FinishSeed | YarnSeed;
