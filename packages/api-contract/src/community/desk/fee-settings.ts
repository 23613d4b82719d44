import { z } from 'zod';
import { defineCall } from '../../call';
import { ccId, id, listOf, listRequest } from '../list';
import { manageFees, turnover } from './fee-requests';
import { done, keywords, line } from './fields';

/** Where money goes, and what companies have told of themselves. */
export const feeSettings = {
  settings: defineCall({
    method: 'GET',
    path: '/cc/fee/settings/{ccId}',
    access: manageFees,
    summary: 'Where money is transferred to, and in which currency.',
    source: 'ours: a member has to know where to pay',
    request: z.strictObject({ ccId }),
    response: z.object({
      currency: z.string(),
      account: z.object({ holder: z.string(), bank: z.string(), number: z.string() }).nullable(),
    }),
  }),
  settingsSave: defineCall({
    method: 'POST',
    path: '/cc/fee/settings/save',
    access: manageFees,
    idempotent: true,
    summary: 'Says where money is transferred to, and in which currency new bills are.',
    source: 'ours: a member has to know where to pay',
    request: z.strictObject({
      ccId,
      currency: z.string().regex(/^[A-Z]{3}$/),
      account: z.strictObject({ holder: line(120), bank: line(120), number: line(60) }).nullable(),
    }),
    response: done,
  }),
  turnovers: defineCall({
    method: 'GET',
    path: '/cc/fee/turnovers/{ccId}/{limit}/{offset}',
    access: manageFees,
    summary: 'The companies of a community with the turnover that each has told, which some fees go by.',
    source: 'ours: a fee by turnover needs the turnover',
    request: z.strictObject({ ...listRequest, keywords }),
    response: listOf(z.object({ id: z.int().positive(), name: z.string(), cents: turnover.nullable() })),
  }),
  turnoverSave: defineCall({
    method: 'POST',
    path: '/cc/fee/turnover/save',
    access: manageFees,
    idempotent: true,
    summary: 'Notes the turnover that a company has told.',
    source: 'ours: a fee by turnover needs the turnover',
    request: z.strictObject({ ccId, id, cents: turnover.nullable() }),
    response: done,
  }),
};
