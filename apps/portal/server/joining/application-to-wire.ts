import type { RawJoinApplication, RawJoinDetail } from '@selvedge/api-contract/community';
import { type ApprovalStage, isEnded } from '@selvedge/domain/joining';
import { type PortalContext, unixSeconds } from '../context';
import type { joinEvents } from '../database/schema';
import { versionOf } from '../desk/version';
import { categoryChoices } from '../directory/choices';
import {
  type ApplicationRow,
  type ListedApplication,
  selectEvents,
  selectFiles,
  selectFormOf,
  selectVersion,
} from './application-queries';
import { stagesOf } from './join-settings';
import { titled } from './titled';

export function applicationToWire(row: ListedApplication): RawJoinApplication {
  const { id, updatedAt, joinFormId, form, kind, name, state, stage, deadline, submittedAt } = row;
  return {
    id,
    version: versionOf(updatedAt),
    form_id: joinFormId,
    form,
    kind,
    name,
    state,
    stage,
    deadline: deadline === null ? null : unixSeconds(deadline),
    submitted_time: submittedAt === null ? null : unixSeconds(submittedAt),
    updated_time: unixSeconds(updatedAt),
  };
}

/** Everything of an application; who looks after it sees who did what, and what the house keeps to itself. */
export async function detailToWire(
  context: PortalContext,
  row: ApplicationRow,
  audience: 'applicant' | 'desk',
): Promise<RawJoinDetail> {
  const { db } = context;
  const [form, version, regions, files, events, current] = await Promise.all([
    selectFormOf(context, row.joinFormId),
    selectVersion(db, row.formVersionId),
    titled(categoryChoices(context, row.communityId, 'region')),
    selectFiles(db, row.id),
    selectEvents(db, row.id, audience === 'applicant'),
    stagesOf(db, row.communityId),
  ]);
  const written = events.map(({ event }) => event);
  return {
    ...applicationToWire({ ...row, form: form.title, kind: form.kind }),
    ccId: row.communityId,
    seats: form.seats,
    language: row.language,
    email: row.email,
    phone: row.phone,
    answers: { ...row.answers },
    people: row.people.map(({ isContact, ...person }) => ({ ...person, is_contact: isContact })),
    custom_form: {
      id: version.id,
      number: version.number,
      form: version.form as RawJoinDetail['custom_form']['form'],
    },
    regions,
    files: files.map(({ id, name, size }) => ({ id, name, size })),
    stages: stagesToWire(row, row.state === 'draft' ? current : row.stages, written),
    events: events.map(({ event, nick }) => ({
      id: event.id,
      kind: event.kind,
      stage: event.stage,
      text: event.text,
      details: audience === 'desk' ? { ...event.details } : {},
      by: audience === 'desk' ? nick : null,
      is_shown: event.isShown,
      time: unixSeconds(event.createdAt),
    })),
    reason: row.reason,
  };
}

type Event = typeof joinEvents.$inferSelect;

/** A stage is behind an application when the next one began, and all are when it was admitted. */
function stagesToWire(
  { state, stage, deadline }: ApplicationRow,
  stages: readonly ApprovalStage[],
  events: readonly Event[],
): RawJoinDetail['stages'] {
  const here = state === 'admitted' ? stages.length : stages.findIndex(({ kind }) => kind === stage);
  return stages.map(({ kind, days }, place) => {
    const next = stages[place + 1]?.kind;
    const ended = events.find((event) => (next === undefined ? event.kind === 'admitted' : isBeginOf(event, next)));
    if (place < here) return { kind, days, state: 'done', time: ended ? unixSeconds(ended.createdAt) : null };
    if (place > here || here < 0) return { kind, days, state: 'coming', time: null };
    return { kind, days, state: 'now', time: deadline === null || isEnded(state) ? null : unixSeconds(deadline) };
  });
}

function isBeginOf(event: Event, stage: Event['stage']): boolean {
  return event.kind === 'stage' && event.stage === stage;
}
