import { defineCall, defineContract } from '@selvedge/api-contract';
import { z } from 'zod';

const bolt = z.object({ id: z.int(), name: z.string() });

const shelf = {
  list: defineCall({
    method: 'GET',
    path: '/list',
    summary: 'Bolts of cloth.',
    source: 'test',
    request: z.strictObject({ page: z.coerce.number().default(1), tags: z.array(z.string()).optional() }),
    response: z.object({ list: z.array(bolt) }),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/detail/{id}/{part}',
    summary: 'A part of one bolt.',
    source: 'test',
    request: z.strictObject({ id: z.int(), part: z.string(), unit: z.string().optional() }),
    response: bolt,
  }),
  add: defineCall({
    method: 'POST',
    path: '/add',
    access: 'member',
    summary: 'Puts a bolt on the shelf.',
    source: 'test',
    request: z.strictObject({ name: z.string(), widths: z.array(z.number()).optional() }),
    response: z.object({ id: z.int() }),
  }),
  reserve: defineCall({
    method: 'POST',
    path: '/reserve',
    idempotent: true,
    summary: 'Sets a bolt aside.',
    source: 'test',
    request: z.strictObject({ key: z.string() }),
    response: z.object({ id: z.int() }),
  }),
  note: defineCall({
    method: 'POST',
    path: '/note',
    encoding: 'form',
    summary: 'Takes a note.',
    source: 'test',
    request: z.strictObject({ text: z.string(), at: z.date().optional(), ext: z.object({ a: z.int() }).optional() }),
    response: z.object({}),
  }),
  picture: defineCall({
    method: 'POST',
    path: '/picture',
    encoding: 'multipart',
    summary: 'Takes pictures.',
    source: 'test',
    request: z.strictObject({ files: z.array(z.instanceof(File)), title: z.string() }),
    response: z.object({}),
  }),
};

/** A small contract with a call of every encoding. */
export const shelfContract = defineContract({
  name: 'shelf',
  title: 'Shelf',
  addressing: 'company-service',
  services: { shelf: 'cloth-shelf' },
  groups: { shelf },
});

/** The same calls under the addresses of Reading B. */
export const versionedContract = defineContract({
  name: 'versioned',
  title: 'Versioned',
  addressing: 'versioned',
  services: {},
  groups: { shelf },
});
