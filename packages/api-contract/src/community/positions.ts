import { z } from 'zod';
import { defineCall } from '../call';
import { ccId } from './list';

/** `initial` stands in the disc that takes the place of a face: the family name, or its first letter. */
export const rawPositionMember = z.object({
  id: z.int().positive(),
  name: z.string(),
  initial: z.string(),
  /** Empty when the member does not show it. */
  company: z.string(),
  /** The first day of the term, `2026-03-01`. */
  from: z.string(),
  /** The first day after the term; null while it is open. */
  until: z.string().nullable(),
});

/** The body that an office belongs to. */
export const positionRank = z.enum(['council', 'supervisors', 'secretariat', 'members']);

/**
 * An office with those who hold it, as it comes.
 *
 * @example
 * rawPosition.safeParse({ id: 1, rank: 'council', title: 'President', duty: '', members: [] }).success; // true
 */
export const rawPosition = z.object({
  id: z.int().positive(),
  rank: positionRank,
  title: z.string(),
  /** What the office is for. */
  duty: z.string(),
  members: z.array(rawPositionMember),
});

/** An office with those who hold it, as it comes. */
export type RawPosition = z.output<typeof rawPosition>;

export const positions = {
  list: defineCall({
    method: 'GET',
    path: '/h5/cc/position/list/{ccId}',
    summary: 'The offices of the community in their order, with the members who hold them.',
    source: 'specification §7, positions; path below h5/cc and fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(rawPosition) }),
  }),
};
