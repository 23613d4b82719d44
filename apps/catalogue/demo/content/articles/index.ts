import type { DemoArticle } from '../types';
import { cottonCertificates } from './cotton-certificates';
import { fastnessGrades } from './fastness-grades';
import { gsmAndHandle } from './gsm-and-handle';
import { indigoRopeDyeing } from './indigo-rope-dyeing';
import { labDip } from './lab-dip';
import { moqAndLeadTime } from './moq-and-lead-time';
import { neNmTex } from './ne-nm-tex';
import { readingADraft } from './reading-a-draft';
import { sanforising } from './sanforising';
import { shadeContinuity } from './shade-continuity';
import { shuttleLooms } from './shuttle-looms';
import { waterPerMetre } from './water-per-metre';

/** The mill's journal, oldest first. */
export const articles: readonly DemoArticle[] = [
  neNmTex,
  readingADraft,
  indigoRopeDyeing,
  shadeContinuity,
  sanforising,
  gsmAndHandle,
  shuttleLooms,
  labDip,
  cottonCertificates,
  fastnessGrades,
  moqAndLeadTime,
  waterPerMetre,
];
