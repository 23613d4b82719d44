import { rawDownload } from '@selvedge/domain/content';
import { z } from 'zod';
import { defineCall } from '../call';
import { pageOf, pageRequest } from '../page';

export const download = {
  list: defineCall({
    method: 'GET',
    path: '/list',
    summary: 'A page of files to take along; limited ones carry no address.',
    source: 'ours: the downloads of specification §1 and §3',
    request: z.strictObject({ ...pageRequest }),
    response: pageOf(rawDownload.and(z.object({ kind: z.string(), size: z.int() }))),
  }),
};
