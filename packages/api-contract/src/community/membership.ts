import { z } from 'zod';
import { defineCall } from '../call';
import { rawFile } from './desk/joining';
import { rawCompanySeats, seatChange } from './desk/roll';
import { ccId, id } from './list';

const key = z.string().regex(/^[\w-]{16,64}$/);
const day = z.iso.date();

/**
 * A member’s own card.
 *
 * @example
 * rawMemberCard.shape.state.safeParse('valid').success; // true
 */
export const rawMemberCard = z.object({
  member_id: z.int().positive(),
  number: z.string(),
  name: z.string(),
  initial: z.string(),
  post: z.string(),
  company: z.string(),
  category: z.string(),
  positions: z.array(z.string()),
  joined_day: day,
  valid_until: day.nullable(),
  state: z.enum(['valid', 'expired', 'ended']),
  /** The address that its code leads to. */
  address: z.string(),
  /** The code as an SVG picture. */
  svg: z.string(),
});

/** A member’s own card. */
export type RawMemberCard = z.output<typeof rawMemberCard>;

export const membership = {
  card: defineCall({
    method: 'GET',
    path: '/cc/member/card/{ccId}',
    access: 'member',
    summary: 'The caller’s card, with the code that anybody can check.',
    source: 'ours: digital member card',
    request: z.strictObject({ ccId }),
    response: rawMemberCard,
  }),
  certificate: defineCall({
    method: 'GET',
    path: '/cc/member/certificate/{ccId}',
    access: 'member',
    summary: 'The caller’s certificate of membership as a PDF.',
    source: 'ours: certificate as PDF',
    request: z.strictObject({ ccId }),
    response: rawFile,
  }),
  verify: defineCall({
    method: 'GET',
    path: '/h5/cc/member/verify/{key}',
    summary: 'Whether a card holds. The name is masked: enough to compare, too little to collect.',
    source: 'ours: a card that anybody can verify',
    request: z.strictObject({ key }),
    response: z.object({
      state: z.enum(['valid', 'expired', 'ended']),
      number: z.string(),
      name: z.string(),
      community: z.string(),
      since: z.int(),
      valid_until: day.nullable(),
    }),
  }),
  ownData: defineCall({
    method: 'GET',
    path: '/user/data',
    access: 'account',
    summary: 'Everything that is kept of the caller, as a file for programs (JSON).',
    source: 'ours: a person’s own data as a file',
    request: z.strictObject({}),
    response: rawFile,
  }),
  invitation: defineCall({
    method: 'GET',
    path: '/h5/cc/member/invitation/{token}',
    summary: 'Whose membership an invitation is of, as the person is called there.',
    source: 'ours: each imported member is invited',
    request: z.strictObject({ token: key }),
    response: z.object({ community: z.string(), name: z.string() }),
  }),
  accept: defineCall({
    method: 'POST',
    path: '/cc/member/invitation/accept',
    access: 'account',
    idempotent: true,
    summary: 'Joins the caller’s account with the membership that an invitation is of; it works once.',
    source: 'ours: each imported member is invited',
    request: z.strictObject({ token: key }),
    response: z.object({ member_id: z.int().positive() }),
  }),
  seats: defineCall({
    method: 'GET',
    path: '/cc/member/own/seats/{ccId}',
    access: 'member',
    summary: 'The companies on whose seats the caller sits; their contact sees all of them.',
    source: 'ours: company membership with seats',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(rawCompanySeats.extend({ is_contact: z.boolean() })) }),
  }),
  seatChange: defineCall({
    method: 'POST',
    path: '/cc/member/own/seats/change',
    access: 'member',
    summary: 'What the contact of a company does with its seats.',
    source: 'ours: seats are transferred when somebody leaves',
    request: z.strictObject({ ccId, company_id: id, what: seatChange }),
    response: rawCompanySeats,
  }),
};
