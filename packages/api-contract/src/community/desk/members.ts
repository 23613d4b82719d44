import { z } from 'zod';
import { defineCall } from '../../call';
import { contactFields } from '../contact-fields';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import {
  deleteRequest,
  done,
  keywords,
  line,
  pictureAddress,
  rawPictureTexts,
  rawTextsOf,
  saved,
  text,
  textsOf,
  version,
} from './fields';
import { idempotencyKey } from './once';

const read = { permission: 'member.read' } as const;
const manage = { permission: 'member.manage' } as const;
const state = z.enum(['active', 'admitted', 'left']);

const rawEntry = z.object({
  id: z.int().positive(),
  name: z.string(),
  post: z.string(),
  company: z.string(),
  category: z.string(),
  phone: z.string(),
  email: z.string(),
  state,
  /** Whether somebody signs in as this member. */
  has_account: z.boolean(),
  joined_time: unixSeconds,
});

const words = { name: line(60), initial: line(4), post: text(100), introduction: text(2000) };
const rawWords = { name: z.string(), initial: z.string(), post: z.string(), introduction: z.string() };

export const memberDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/member/search/{ccId}/{limit}/{offset}',
    access: read,
    summary: 'All members with what they show to nobody else, by words, category, office and state; the newest first.',
    source: 'specification §7, member search; path and fields ours',
    request: z.strictObject({
      ...listRequest,
      keywords,
      category_id: id.optional(),
      position_id: id.optional(),
      state: state.optional(),
    }),
    response: listOf(rawEntry),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/member/get/{ccId}/{id}',
    access: read,
    summary: 'One member with everything that is kept of them, and the offices that they have held.',
    source: 'ours: what newOrUpdate changes has to be read first',
    request: z.strictObject({ ccId, id }),
    response: z.object({
      id: z.int().positive(),
      version,
      state,
      category_id: z.int().positive().nullable(),
      company_id: z.int().positive().nullable(),
      company: z.string(),
      region_id: z.int().positive().nullable(),
      phone: z.string(),
      email: z.string(),
      nick: z.string().nullable(),
      joined_time: unixSeconds,
      img: rawPictureTexts.nullable(),
      texts: rawTextsOf(rawWords),
      terms: z.array(z.object({ title: z.string(), from: z.string(), until: z.string().nullable() })),
    }),
  }),
  newOrUpdate: defineCall({
    method: 'POST',
    path: '/cc/member/newOrUpdate',
    access: manage,
    summary: 'Writes a member down, or with id and version changes one. Who has left is in no list.',
    source: 'ours: specification §6 says that administrators manage members',
    request: z.strictObject({
      ccId,
      id: id.optional(),
      version: version.optional(),
      state,
      category_id: id.nullable(),
      company_id: id.nullable(),
      region_id: id.nullable(),
      phone: contactFields.phone.or(z.literal('')),
      email: contactFields.email.or(z.literal('')),
      img_url: pictureAddress,
      texts: textsOf(words),
      idempotency_key: idempotencyKey,
    }),
    response: saved,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/cc/member/delete',
    access: manage,
    idempotent: true,
    summary: 'Deletes members with what they have enrolled in and read; what is gone already does no harm.',
    source: 'specification §7, member delete; path and fields ours',
    request: z.strictObject(deleteRequest),
    response: done,
  }),
  choices: defineCall({
    method: 'GET',
    path: '/cc/member/choices/{ccId}',
    access: read,
    summary: 'The categories, regions and offices that members are sorted by.',
    source: 'ours: who sorts members needs what to choose from',
    request: z.strictObject({ ccId }),
    response: z.object({
      categories: z.array(z.object({ id: z.int().positive(), name: z.string() })),
      regions: z.array(z.object({ id: z.int().positive(), name: z.string() })),
      positions: z.array(z.object({ id: z.int().positive(), name: z.string() })),
    }),
  }),
};
