import type { JoinState, StageKind } from '@selvedge/domain/joining';
import { m } from '../paraglide/messages';

/** What a stage is called. */
export const stageLabels = {
  review: m.join_stage_review,
  visit: m.join_stage_visit,
  vote: m.join_stage_vote,
  dues: m.join_stage_dues,
  certificate: m.join_stage_certificate,
} as const satisfies Record<StageKind, unknown>;

/** How an application stands. */
export const stateLabels = {
  draft: m.join_state_draft,
  running: m.join_state_running,
  asked: m.join_state_asked,
  admitted: m.join_state_admitted,
  refused: m.join_state_refused,
  withdrawn: m.join_state_withdrawn,
} as const satisfies Record<JoinState, unknown>;
