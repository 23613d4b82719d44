import { z } from 'zod';
import { defineCall } from '../call';
import { ccId } from './list';

/** `initial` stands in the disc that takes the place of a face: the family name, or its first letter. */
export const rawPositionMember = z.object({
  id: z.int().positive(),
  name: z.string(),
  initial: z.string(),
  company: z.string(),
});

/**
 * An office with those who hold it, as it comes.
 *
 * @example
 * rawPosition.safeParse({ id: 1, title: 'President', members: [] }).success; // true
 */
export const rawPosition = z.object({
  id: z.int().positive(),
  title: z.string(),
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
