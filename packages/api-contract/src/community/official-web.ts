import { rawCommunityBaseInfo } from '@selvedge/domain/community';
import { z } from 'zod';
import { defineCall } from '../call';

export const officialWeb = {
  baseInfo: defineCall({
    method: 'GET',
    path: '/h5/cc/officialWeb/baseInfo/get',
    summary: 'What the portal loads at its start: the community’s names, its description and its figures.',
    source: 'specification §7, h5/cc/officialWeb/baseInfo/get; §3 (desc)',
    request: z.strictObject({ ccId: z.coerce.number().int().positive().optional() }),
    response: rawCommunityBaseInfo,
  }),
};
