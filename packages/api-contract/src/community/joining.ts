import { joinStates, mostSeats, stageKinds, voteChoices } from '@selvedge/domain/joining';
import { z } from 'zod';
import { defineCall } from '../call';
import { formAnswers, rawFormVersion } from './custom-form';
import { line, saved, text, version } from './desk/fields';
import { ccId, id, listOf, listRequest, unixSeconds } from './list';

export const joinKind = z.enum(['person', 'company']);
export const stageKind = z.enum(stageKinds);
export const joinState = z.enum(joinStates);

/**
 * Something that can be applied for.
 *
 * @example
 * rawJoinForm.shape.kind.safeParse('company').success; // true
 */
export const rawJoinForm = z.object({
  id: z.int().positive(),
  kind: joinKind,
  title: z.string(),
  description: z.string(),
  /** How many colleagues a company may name. */
  seats: z.int().positive(),
  /** How many months a membership lasts; null when it is open. */
  months: z.int().positive().nullable(),
});

/** Something that can be applied for. */
export type RawJoinForm = z.output<typeof rawJoinForm>;

/** Somebody whom a company names for a seat. */
const colleague = z.strictObject({ name: text(100), email: text(254), post: text(100), is_contact: z.boolean() });

const rawColleague = z.object({ name: z.string(), email: z.string(), post: z.string(), is_contact: z.boolean() });

/** What an application says of who joins. */
const applicantFields = {
  name: text(200),
  email: text(254),
  phone: text(40),
  answers: formAnswers,
  people: z.array(colleague).max(mostSeats),
};

/** What happened to an application, as who asks may see it. */
const rawJoinEvent = z.object({
  id: z.int().positive(),
  kind: z.enum([
    'submitted',
    'stage',
    'comment',
    'question',
    'answer',
    'visit',
    'vote_counted',
    'refused',
    'withdrawn',
    'admitted',
  ]),
  stage: stageKind.nullable(),
  text: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** Who did it, by the nick; null for what came by itself, and for the applicant where the house is not named. */
  by: z.string().nullable(),
  is_shown: z.boolean(),
  time: unixSeconds,
});

/** One stage of an application: what is behind it, where it stands, what comes. */
const rawStage = z.object({
  kind: stageKind,
  days: z.int().positive().nullable(),
  state: z.enum(['done', 'now', 'coming']),
  /** When it ended or should end. */
  time: unixSeconds.nullable(),
});

/** The count of a council's vote. */
const rawVoteCount = z.object({
  electorate: z.int().nonnegative(),
  yes: z.int().nonnegative(),
  no: z.int().nonnegative(),
  abstain: z.int().nonnegative(),
  needed: z.int().nonnegative(),
  is_quorate: z.boolean(),
  outcome: z.enum(['accepted', 'rejected', 'no_quorum']),
});

const applicationHead = {
  id: z.int().positive(),
  version,
  form_id: z.int().positive(),
  form: z.string(),
  kind: joinKind,
  name: z.string(),
  state: joinState,
  stage: stageKind.nullable(),
  deadline: unixSeconds.nullable(),
  submitted_time: unixSeconds.nullable(),
  updated_time: unixSeconds,
};

/**
 * An application to join in a list.
 *
 * @example
 * rawJoinApplication.shape.state.safeParse('asked').success; // true
 */
export const rawJoinApplication = z.object(applicationHead);

/** An application to join in a list. */
export type RawJoinApplication = z.output<typeof rawJoinApplication>;

/**
 * An application with its answers, the version of the form that they were given on, and its timeline.
 *
 * @example
 * rawJoinDetail.shape.reason.safeParse('').success; // true
 */
export const rawJoinDetail = z.object({
  ...applicationHead,
  ccId: z.int().positive(),
  seats: z.int().positive(),
  language: z.enum(['zh-cn', 'en']),
  email: z.string(),
  phone: z.string(),
  answers: formAnswers,
  people: z.array(rawColleague),
  custom_form: rawFormVersion,
  regions: z.array(z.object({ id: z.int().positive(), title: z.string() })),
  files: z.array(z.object({ id: z.int().positive(), name: z.string(), size: z.int().nonnegative() })),
  stages: z.array(rawStage),
  events: z.array(rawJoinEvent),
  /** Why it was refused. */
  reason: z.string(),
});

/** An application with its answers, its form and its timeline. */
export type RawJoinDetail = z.output<typeof rawJoinDetail>;

/**
 * An application as the desk sees it: with comments, and the count of a vote.
 *
 * @example
 * rawDeskJoinDetail.shape.vote.safeParse(null).success; // true
 */
export const rawDeskJoinDetail = rawJoinDetail.extend({
  vote: rawVoteCount.nullable(),
  /** Whether the caller is among those who decide at this stage. */
  is_mine: z.boolean(),
  member_id: z.int().positive().nullable(),
});

/** An application as the desk sees it. */
export type RawDeskJoinDetail = z.output<typeof rawDeskJoinDetail>;

/**
 * A vote of the council that who asks may take part in.
 *
 * @example
 * rawCouncilVote.shape.choice.safeParse('abstain').success; // true
 */
export const rawCouncilVote = z.object({
  id: z.int().positive(),
  name: z.string(),
  kind: joinKind,
  form: z.string(),
  deadline: unixSeconds.nullable(),
  /** What who asks has said so far. */
  choice: z.enum(voteChoices).nullable(),
  voted: z.int().nonnegative(),
  electorate: z.int().nonnegative(),
  answers: formAnswers,
  custom_form: rawFormVersion,
  regions: z.array(z.object({ id: z.int().positive(), title: z.string() })),
});

/** A vote of the council. */
export type RawCouncilVote = z.output<typeof rawCouncilVote>;

const approve = { permission: 'join.approve' } as const;

export const join = {
  forms: defineCall({
    method: 'GET',
    path: '/h5/cc/join/forms/{ccId}',
    summary: 'What can be applied for, and the stages that an application goes through.',
    source: 'specification §7, join; §3 (join applications with forms); path and fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({
      list: z.array(rawJoinForm),
      stages: z.array(z.object({ kind: stageKind, days: z.int().positive().nullable() })),
    }),
  }),
  apply: defineCall({
    method: 'POST',
    path: '/cc/member/apply',
    access: 'account',
    idempotent: true,
    summary: 'Begins an application, or gives the one that the caller has begun and that has not ended.',
    source: 'specification §7, member apply; fields ours',
    request: z.strictObject({ ccId, form_id: id }),
    response: saved,
  }),
  save: defineCall({
    method: 'POST',
    path: '/cc/join/save',
    access: 'account',
    summary: 'Keeps what an application says so far, whatever is still missing.',
    source: 'specification §7, join; ours: save and continue later',
    request: z.strictObject({ id, version, ...applicantFields }),
    response: saved,
  }),
  attach: defineCall({
    method: 'POST',
    path: '/cc/join/file/add',
    access: 'account',
    encoding: 'multipart',
    summary: 'Takes files for a field of an application that is being written, by the rules of specification §5.',
    source: 'ours: files of an application, by the rules of specification §5',
    request: z.strictObject({ id, field: z.string().max(120), files: z.array(z.instanceof(File)).min(1).max(5) }),
    response: z.object({ files: z.array(z.object({ id: z.int().positive(), name: z.string() })) }),
  }),
  submit: defineCall({
    method: 'POST',
    path: '/cc/join/submit',
    access: 'account',
    idempotent: true,
    summary: 'Sends an application. It is checked against the form that it was begun on; sent twice it is sent once.',
    source: 'specification §7, join submit; fields ours',
    request: z.strictObject({ id }),
    response: saved,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/cc/join/detail/{id}',
    access: 'account',
    summary: 'An own application, with its stages and what of its history the applicant sees.',
    source: 'specification §7, join detail/{id}; fields ours',
    request: z.strictObject({ id }),
    response: rawJoinDetail,
  }),
  mine: defineCall({
    method: 'GET',
    path: '/cc/join/mine/{ccId}',
    access: 'account',
    summary: 'The caller’s applications, the latest first.',
    source: 'specification §7, join; path ours',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(rawJoinApplication) }),
  }),
  answer: defineCall({
    method: 'POST',
    path: '/cc/join/answer',
    access: 'account',
    summary: 'Answers the question that the association asks of an application.',
    source: 'specification §7, join; ours: questions back to the applicant',
    request: z.strictObject({ id, version, text: line(5000) }),
    response: saved,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/cc/join/withdraw',
    access: 'account',
    summary: 'Takes an own application back.',
    source: 'specification §7, join; path ours',
    request: z.strictObject({ id, version }),
    response: saved,
  }),
  votes: defineCall({
    method: 'GET',
    path: '/cc/join/vote/list/{ccId}',
    access: 'member',
    summary: 'The open votes in which the caller is one of the council.',
    source: 'ours: the council votes on applications',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(rawCouncilVote) }),
  }),
  vote: defineCall({
    method: 'POST',
    path: '/cc/join/vote/cast',
    access: 'member',
    idempotent: true,
    summary: 'Votes on an application; until the vote is counted the last word holds.',
    source: 'ours: the council votes on applications',
    request: z.strictObject({ ccId, id, choice: z.enum(voteChoices) }),
    response: z.object({ done: z.literal(true) }),
  }),
  page: defineCall({
    method: 'GET',
    path: '/cc/join/page/{ccId}/{limit}/{offset}',
    access: approve,
    summary: 'Applications by stage and state, what is due first first.',
    source: 'specification §7, join page; filters ours',
    request: z.strictObject({
      ...listRequest,
      stage: stageKind.optional(),
      state: joinState.optional(),
      keywords: z.string().trim().max(100).optional(),
      is_mine: z.enum(['yes', 'no']).optional(),
    }),
    response: listOf(rawJoinApplication),
  }),
};
