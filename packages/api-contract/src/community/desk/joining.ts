import { mostSeats, stageKinds, voteMajorities } from '@selvedge/domain/joining';
import { z } from 'zod';
import { defineCall } from '../../call';
import { rawCustomForm } from '../custom-form';
import { joinKind, rawDeskJoinDetail } from '../joining';
import { ccId, id } from '../list';
import { line, rawTextsOf, saved, text, textsOf, version } from './fields';
import { idempotencyKey } from './once';

/** How the council votes at a stage. */
const voteRule = z.strictObject({
  quorum: z.int().min(0).max(100),
  majority: z.enum(voteMajorities),
  positions: z.array(id).max(60),
});

const stage = z.strictObject({
  kind: z.enum(stageKinds),
  days: z.int().min(1).max(365).nullable(),
  people: z.array(id).max(60),
  vote: voteRule.optional(),
});

const settings = {
  stages: z.array(stage).min(1).max(stageKinds.length),
  number_prefix: z.string().regex(/^[A-Z0-9]{0,10}$/),
  number_has_year: z.boolean(),
  number_digits: z.int().min(1).max(8),
};

/** A file in an envelope: its bytes in base64. */
export const rawFile = z.object({ name: z.string(), type: z.string(), content: z.string() });

const formFields = {
  kind: joinKind,
  category_id: id.nullable(),
  seats: z.int().min(1).max(mostSeats),
  months: z.int().min(1).max(120).nullable(),
  is_open: z.boolean(),
  texts: textsOf({ title: line(100), description: text(2000) }),
  form: rawCustomForm,
};

/**
 * What can be applied for, as the desk edits it. Its questions are the last version; answers keep their own.
 *
 * @example
 * rawDeskJoinForm.shape.version_number.safeParse(3).success; // true
 */
export const rawDeskJoinForm = z.object({
  id: z.int().positive(),
  version,
  kind: joinKind,
  category_id: z.int().positive().nullable(),
  seats: z.int().positive(),
  months: z.int().positive().nullable(),
  is_open: z.boolean(),
  texts: rawTextsOf({ title: z.string(), description: z.string() }),
  form: rawCustomForm,
  /** How often its questions were changed. */
  version_number: z.int().positive(),
  /** How many applications were made on it. */
  applications: z.int().nonnegative(),
});

/** What can be applied for, as the desk edits it. */
export type RawDeskJoinForm = z.output<typeof rawDeskJoinForm>;

const approve = { permission: 'join.approve' } as const;
const manage = { permission: 'community.manage' } as const;

export const joinDesk = {
  get: defineCall({
    method: 'GET',
    path: '/cc/join/desk/{ccId}/{id}',
    access: approve,
    summary: 'An application with comments and the count of its vote.',
    source: 'specification §7, join detail/{id}; path and fields ours',
    request: z.strictObject({ ccId, id }),
    response: rawDeskJoinDetail,
  }),
  comment: defineCall({
    method: 'POST',
    path: '/cc/join/comment',
    access: approve,
    summary: 'Notes something about an application that stays within the house.',
    source: 'ours: stages with comments',
    request: z.strictObject({ ccId, id, version, text: line(5000) }),
    response: saved,
  }),
  ask: defineCall({
    method: 'POST',
    path: '/cc/join/ask',
    access: approve,
    summary: 'Asks the applicant something; the application waits for the answer.',
    source: 'ours: questions back to the applicant',
    request: z.strictObject({ ccId, id, version, text: line(5000) }),
    response: saved,
  }),
  visit: defineCall({
    method: 'POST',
    path: '/cc/join/visit',
    access: approve,
    summary: 'Writes down when the applicant was visited and what was seen.',
    source: 'ours: the stage of a visit',
    request: z.strictObject({ ccId, id, version, day: z.iso.date(), text: line(5000) }),
    response: saved,
  }),
  approval: defineCall({
    method: 'POST',
    path: '/cc/member/approval',
    access: approve,
    summary: 'Lets an application go on to its next stage, counts the council’s vote, or refuses with a reason.',
    source: 'specification §7, member approval; fields ours',
    request: z.strictObject({ ccId, id, version, decision: z.enum(['advance', 'refuse']), reason: text(2000) }),
    response: saved,
  }),
  file: defineCall({
    method: 'GET',
    path: '/cc/join/file/{ccId}/{id}/{file_id}',
    access: approve,
    summary: 'A file that came with an application.',
    source: 'ours: what was sent has to be read',
    request: z.strictObject({ ccId, id, file_id: id }),
    response: rawFile,
  }),
  settings: defineCall({
    method: 'GET',
    path: '/cc/join/settings/{ccId}',
    access: approve,
    summary: 'The stages of a community, how it numbers its members, and who may decide.',
    source: 'ours: stages are each community’s own',
    request: z.strictObject({ ccId }),
    response: z.object({
      version: z.int().nonnegative(),
      ...settings,
      people: z.array(z.object({ id: z.int().positive(), nick: z.string() })),
      positions: z.array(z.object({ id: z.int().positive(), title: z.string() })),
      categories: z.array(z.object({ id: z.int().positive(), title: z.string() })),
    }),
  }),
  settingsSave: defineCall({
    method: 'POST',
    path: '/cc/join/settings/save',
    access: manage,
    summary: 'Changes the stages; applications that were sent keep the ones that they were sent with.',
    source: 'ours: stages are each community’s own',
    request: z.strictObject({ ccId, version: z.int().nonnegative(), ...settings }),
    response: z.object({ version }),
  }),
  formList: defineCall({
    method: 'GET',
    path: '/cc/join/form/list/{ccId}',
    access: approve,
    summary: 'Everything that can be applied for, closed forms too.',
    source: 'ours: specification §3 names join applications with forms',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(rawDeskJoinForm) }),
  }),
  formSave: defineCall({
    method: 'POST',
    path: '/cc/join/form/save',
    access: manage,
    summary: 'Makes or changes something that can be applied for, once a key; changed questions are a new version.',
    source: 'ours: specification §3 names join applications with forms',
    request: z.strictObject({
      ccId,
      id: id.optional(),
      version: version.optional(),
      ...formFields,
      idempotency_key: idempotencyKey,
    }),
    response: saved,
  }),
};
