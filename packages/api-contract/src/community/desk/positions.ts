import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id } from '../list';
import { positionRank } from '../positions';
import { done, line, rawTextsOf, text, textsOf } from './fields';
import { orderedList, saveAllRequest } from './ordered';

const manage = { permission: 'position.manage' } as const;

const settings = {
  rank: positionRank,
  /** How many may hold it at once; null when that is open. */
  seats: z.int().min(1).max(1000).nullable(),
  /** How long a term lasts; null when that is open. */
  term_years: z.int().min(1).max(20).nullable(),
  is_shown: z.boolean(),
};

const rawSetting = z.object({
  id: z.int().positive(),
  ...settings,
  /** How many hold it now. */
  holders: z.int().nonnegative(),
  texts: rawTextsOf({ title: z.string(), duty: z.string() }),
});

const day = z.iso.date();

const term = { position_id: id, member_id: id, from: day };

export const positionDesk = {
  getAll: defineCall({
    method: 'GET',
    path: '/cc/position/getAll/{ccId}',
    access: manage,
    summary: 'Every office of a community in its order with its settings, also those that are not shown.',
    source: 'ours: the desk’s list beside position/settings',
    request: z.strictObject({ ccId }),
    response: orderedList(rawSetting),
  }),
  saveAll: defineCall({
    method: 'POST',
    path: '/cc/position/saveAll',
    access: manage,
    summary: 'Keeps the offices of a community as they are sent; one that somebody has held can’t go.',
    source: 'ours: specification §7 names position settings',
    request: z.strictObject(
      saveAllRequest(
        z.strictObject({ id: id.optional(), ...settings, texts: textsOf({ title: line(60), duty: text(300) }) }),
        60,
      ),
    ),
    response: orderedList(rawSetting),
  }),
  holders: defineCall({
    method: 'GET',
    path: '/cc/position/holders/{ccId}/{position_id}',
    access: manage,
    summary: 'Who holds, has held and is to hold an office, the latest term first.',
    source: 'ours: specification §3 names positions',
    request: z.strictObject({ ccId, position_id: id }),
    response: z.object({
      list: z.array(
        z.object({
          member_id: z.int().positive(),
          name: z.string(),
          from: z.string(),
          /** The first day after the term; null while it is open. */
          until: z.string().nullable(),
          state: z.enum(['past', 'running', 'coming']),
        }),
      ),
    }),
  }),
  holderSave: defineCall({
    method: 'POST',
    path: '/cc/position/holder/save',
    access: manage,
    idempotent: true,
    summary:
      'Says that a member holds an office from a day on, or when a term ends. Nobody gives an office with rights that they do not hold.',
    source: 'ours: specification §3 names positions',
    request: z.strictObject({ ccId, ...term, until: day.nullable() }),
    response: done,
  }),
  holderRemove: defineCall({
    method: 'POST',
    path: '/cc/position/holder/delete',
    access: manage,
    idempotent: true,
    summary: 'Takes back a term that was written down by mistake; what is gone already does no harm.',
    source: 'ours: specification §3 names positions',
    request: z.strictObject({ ccId, ...term }),
    response: done,
  }),
};
