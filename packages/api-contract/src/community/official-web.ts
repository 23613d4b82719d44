import { rawCommunityBaseInfo } from '@selvedge/domain/community';
import { z } from 'zod';
import { defineCall } from '../call';
import { ccId } from './list';

export const officialWeb = {
  baseInfo: defineCall({
    method: 'GET',
    path: '/h5/cc/officialWeb/baseInfo/get',
    summary: 'What the portal loads at its start: the community’s names, its description and its figures.',
    source: 'specification §7, h5/cc/officialWeb/baseInfo/get; §3 (desc, introduction); names and seal ours',
    request: z.strictObject({ ccId: ccId.optional() }),
    response: rawCommunityBaseInfo.extend({
      /** The name in each language of the portal, whatever language the rest is answered in. */
      names: z.record(z.string(), z.string()),
      introduction: z.string(),
      /** The characters of the community's seal; the same in every language. */
      seal: z.string(),
    }),
  }),
};
