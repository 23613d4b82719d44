import { mostSeats } from '@selvedge/domain/joining';
import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { done, text } from './fields';
import { rawFile } from './joining';

/** A day, `2026-11-22`. */
const day = z.iso.date();

/** What the list of members and its export are filtered by. */
const filters = {
  keywords: z.string().trim().max(100).optional(),
  state: z.enum(['admitted', 'active', 'left']).optional(),
  category_id: id.optional(),
  position_id: id.optional(),
};

/**
 * What became of a row of a file: its line in the file, and what is wrong at which column.
 *
 * @example
 * rawImportRow.safeParse({ line: 7, name: '', problems: [{ column: 'email', code: 101 }] }).success; // true
 */
export const rawImportRow = z.object({
  line: z.int().positive(),
  name: z.string(),
  problems: z.array(z.object({ column: z.string(), code: z.int() })),
});

/** What became of a row of a file. */
export type RawImportRow = z.output<typeof rawImportRow>;

/** The report of an import: every broken row, up to a bound, and the counts of all. */
const importReport = z.object({
  is_dry_run: z.boolean(),
  encoding: z.enum(['utf-8', 'gb18030', 'iso-8859-1', 'xlsx']),
  columns: z.array(z.string()),
  /** Columns of the file that mean nothing to us. */
  unknown_columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  good: z.int().nonnegative(),
  broken: z.int().nonnegative(),
  imported: z.int().nonnegative(),
  invited: z.int().nonnegative(),
  problems: z.array(rawImportRow),
});

/** The report of an import. */
export type RawImportReport = z.output<typeof importReport>;

/**
 * One seat of a company.
 *
 * @example
 * rawSeat.shape.is_contact.safeParse(true).success; // true
 */
export const rawSeat = z.object({
  id: z.int().positive(),
  member_id: z.int().positive(),
  name: z.string(),
  email: z.string(),
  post: z.string(),
  is_contact: z.boolean(),
  has_account: z.boolean(),
  from_time: unixSeconds,
});

/** One seat of a company. */
export type RawSeat = z.output<typeof rawSeat>;

/** The seats of a company. */
export const rawCompanySeats = z.object({
  company_id: z.int().positive(),
  company: z.string(),
  seats: z.int().positive(),
  list: z.array(rawSeat),
});

/** Who comes onto a seat: a member of the community, or somebody who becomes one. */
export const newHolder = {
  member_id: id.optional(),
  name: text(100).optional(),
  email: text(254).optional(),
  post: text(100).optional(),
};

/** What is done with a company's seats. */
export const seatChange = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('add'), ...newHolder }),
  z.strictObject({ change: z.literal('transfer'), seat_id: id, ...newHolder }),
  z.strictObject({ change: z.literal('end'), seat_id: id }),
  z.strictObject({ change: z.literal('contact'), seat_id: id }),
]);

/**
 * A term of office.
 *
 * @example
 * rawTerm.shape.state.safeParse('due').success; // true
 */
export const rawTerm = z.object({
  id: z.string(),
  position_id: z.int().positive(),
  position: z.string(),
  seats: z.int().positive().nullable(),
  member_id: z.int().positive(),
  member: z.string(),
  company: z.string(),
  from: day,
  until: day.nullable(),
  state: z.enum(['coming', 'running', 'due', 'over']),
});

/** A term of office. */
export type RawTerm = z.output<typeof rawTerm>;

const read = { permission: 'member.read' } as const;
const manage = { permission: 'member.manage' } as const;
const assign = { permission: 'position.manage' } as const;

/** The roll of members as files, as seats of companies, and by the ends of their terms. */
export const roll = {
  export: defineCall({
    method: 'GET',
    path: '/cc/member/export/{ccId}/{format}',
    access: read,
    summary: 'The members that the same filters find in the list, as a file for a spreadsheet.',
    source: 'ours: export with the filters of the list',
    request: z.strictObject({ ccId, format: z.enum(['csv', 'xlsx']), ...filters }),
    response: rawFile,
  }),
  import: defineCall({
    method: 'POST',
    path: '/cc/member/import',
    access: manage,
    encoding: 'multipart',
    summary:
      'Reads members from a CSV or XLSX file, tells of each broken row, and without `dry_run` takes the good ones at once.',
    source: 'ours: import of members with a dry run',
    request: z.strictObject({
      ccId,
      files: z.array(z.instanceof(File)).length(1),
      dry_run: z.enum(['yes', 'no']),
      encoding: z.enum(['auto', 'utf-8', 'gb18030', 'iso-8859-1']),
      category_id: id.optional(),
      key: z.string().min(8).max(80),
    }),
    response: importReport,
  }),
  invite: defineCall({
    method: 'POST',
    path: '/cc/member/invite',
    access: manage,
    idempotent: true,
    summary: 'Asks members without an account to sign in; who was asked before is not asked again within a week.',
    source: 'ours: each imported member is invited',
    request: z.strictObject({ ccId, ids: z.array(id).min(1).max(60) }),
    response: z.object({ invited: z.int().nonnegative() }),
  }),
  companies: defineCall({
    method: 'GET',
    path: '/cc/member/company/list/{ccId}/{limit}/{offset}',
    access: read,
    summary: 'The member companies with how many of their seats are taken.',
    source: 'ours: company membership with seats',
    request: z.strictObject({ ...listRequest, keywords: z.string().trim().max(100).optional() }),
    response: listOf(
      z.object({
        id: z.int().positive(),
        name: z.string(),
        seats: z.int().nonnegative(),
        taken: z.int().nonnegative(),
        contact: z.string(),
      }),
    ),
  }),
  seats: defineCall({
    method: 'GET',
    path: '/cc/member/seats/{ccId}/{company_id}',
    access: read,
    summary: 'Who sits on the seats of a company.',
    source: 'ours: company membership with seats',
    request: z.strictObject({ ccId, company_id: id }),
    response: rawCompanySeats,
  }),
  seatCount: defineCall({
    method: 'POST',
    path: '/cc/member/seats/count',
    access: manage,
    idempotent: true,
    summary: 'Says how many seats a company has; never fewer than are taken.',
    source: 'ours: company membership with seats',
    request: z.strictObject({ ccId, company_id: id, seats: z.int().min(1).max(mostSeats) }),
    response: done,
  }),
  seatChange: defineCall({
    method: 'POST',
    path: '/cc/member/seats/change',
    access: manage,
    summary: 'Gives a seat to somebody, transfers or ends it, or makes its holder the contact.',
    source: 'ours: seats are transferred when somebody leaves',
    request: z.strictObject({ ccId, company_id: id, what: seatChange }),
    response: rawCompanySeats,
  }),
  terms: defineCall({
    method: 'GET',
    path: '/cc/position/terms/{ccId}/{limit}/{offset}',
    access: assign,
    summary: 'Terms of office, with those that end soon and call for an election.',
    source: 'specification §7, positions; ours: terms of office with elections due',
    request: z.strictObject({
      ...listRequest,
      state: z.enum(['coming', 'running', 'due', 'over']).optional(),
      position_id: id.optional(),
    }),
    response: listOf(rawTerm),
  }),
};
