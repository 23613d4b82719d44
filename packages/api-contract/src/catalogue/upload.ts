import { z } from 'zod';
import { defineCall } from '../call';

export const upload = {
  file: defineCall({
    method: 'POST',
    path: '/file',
    encoding: 'multipart',
    summary: 'Takes the files of an inquiry, checked by name, size and content; at most five at once.',
    source: 'specification §7, file upload by the rules of §5 (its path is ours)',
    request: z.strictObject({ files: z.array(z.instanceof(File)).min(1).max(5) }),
    response: z.object({
      list: z.array(z.object({ name: z.string(), host: z.string(), cname: z.string(), size: z.int() })),
    }),
  }),
};
