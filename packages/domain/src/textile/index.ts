export {
  type CompositionFault,
  compositionFault,
  type FibreCode,
  type FibreShare,
  fibres,
  formatComposition,
} from './composition';
export {
  type Construction,
  coverFactor,
  fabricWeight,
  fabricWeightFromNe,
  gsmFromOunces,
  ouncesFromGsm,
} from './fabric-weight';
export {
  type BlueWoolGrade,
  blueWoolGrades,
  type FastnessScale,
  formatFastness,
  type GreyScaleGrade,
  greyScaleGrades,
  parseFastness,
} from './fastness';
export { type Unit, type UnitName, units } from './units';
export { type Draft, type DraftName, type DraftRepeat, draftNames, draftRepeat, drafts, interlacing } from './weave';
export { convertYarnCount, type YarnUnit, yarnUnits } from './yarn-count';
