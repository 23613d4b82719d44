import { z } from 'zod';
import { defineCall } from '../call';
import { defineContract } from '../contract';
import { pageOf, pageRequest } from '../page';

/** A shape that contains itself, without a name of its own. */
interface Branch {
  title: string;
  branches: Branch[];
}

const branch: z.ZodType<Branch> = z.object({
  title: z.string(),
  get branches() {
    return z.array(branch);
  },
});

export const cloth = z.object({ id: z.int(), name: z.string().nullish() });

const shelf = {
  list: defineCall({
    method: 'GET',
    path: '/list/{hall}',
    summary: 'Cloth in a hall.',
    source: 'test',
    request: z.strictObject({ hall: z.enum(['a', 'b']), ...pageRequest }),
    response: pageOf(cloth),
  }),
  tree: defineCall({
    method: 'GET',
    path: '/tree',
    access: 'visitor',
    summary: 'A tree.',
    source: 'test',
    request: z.strictObject({}),
    response: z.object({ root: branch }),
  }),
  rename: defineCall({
    method: 'PUT',
    path: '/{id}/name',
    access: { permission: 'cloth.write' },
    summary: 'Renames <cloth> & `more`.',
    source: 'test',
    request: z.strictObject({ id: z.coerce.number().int().positive(), name: z.string().min(1).max(40) }),
    response: cloth,
  }),
  note: defineCall({
    method: 'POST',
    path: '/note',
    access: 'member',
    encoding: 'form',
    idempotent: true,
    summary: 'Takes a note.',
    source: 'test',
    request: z.strictObject({ text: z.string(), tree: branch.optional() }),
    response: z.object({}),
  }),
  picture: defineCall({
    method: 'POST',
    path: '/picture',
    encoding: 'multipart',
    summary: 'Takes pictures.',
    source: 'test',
    request: z.strictObject({ files: z.array(z.instanceof(File)).min(1).max(5) }),
    response: z.object({}),
  }),
};

/** A small contract with a call of every encoding and every kind of access. */
export const sampleContract = defineContract({
  name: 'sample',
  title: 'Sample <API>',
  addressing: 'company-service',
  services: { shelf: 'cloth-shelf' },
  groups: { shelf },
});
