import { z } from 'zod';
import { defineCall } from '../../call';
import { contactFields } from '../contact-fields';
import { companyRank } from '../enterprise';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { keywords, line, pictureAddress, rawPictureTexts, rawTextsOf, saved, text, textsOf, version } from './fields';
import { idempotencyKey } from './once';
import { orderedList, saveAllRequest } from './ordered';

const manage = { permission: 'company.manage' } as const;

/** A year in which a mill may have been founded. */
const year = z.int().min(1000).max(9999);
const employees = z.int().min(0).max(10_000_000);

const website = z
  .string()
  .trim()
  .max(300)
  .refine((address) => address === '' || /^https?:\/\/[^\s\\]+$/.test(address), { params: { code: 104 } });

const choice = z.object({ id: z.int().positive(), name: z.string() });

const rawEntry = z.object({
  id: z.int().positive(),
  name: z.string(),
  trade: z.string(),
  rank: companyRank,
  is_listed: z.boolean(),
  /** How many of its people are members. */
  members: z.int().nonnegative(),
  /** How many products it shows, published or not. */
  products: z.int().nonnegative(),
  joined_time: unixSeconds,
});

/** The desk's companies: what a directory says of each. */
export const companyDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/enterprise/search/{ccId}/{limit}/{offset}',
    access: manage,
    summary:
      'Member companies, also those that the directory does not show, by a part of the name, trade, region and rank; changed last first.',
    source: 'ours: the desk’s list beside h5/cc/enterprise/list',
    request: z.strictObject({
      ...listRequest,
      keywords,
      trade_id: id.optional(),
      region_id: id.optional(),
      rank: companyRank.optional(),
      is_listed: z.enum(['true', 'false']).optional(),
    }),
    response: listOf(rawEntry),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/enterprise/get/{ccId}/{id}',
    access: manage,
    summary: 'One company as the desk edits it.',
    source: 'ours: what newOrUpdate changes has to be read first',
    request: z.strictObject({ ccId, id }),
    response: z.object({
      id: z.int().positive(),
      version,
      rank: companyRank,
      is_listed: z.boolean(),
      region_id: z.int().positive().nullable(),
      trade_ids: z.array(z.int().positive()),
      founded: z.int().nullable(),
      employees: z.int().nonnegative().nullable(),
      website: z.string(),
      phone: z.string(),
      email: z.string(),
      img: rawPictureTexts.nullable(),
      joined_time: unixSeconds,
      texts: rawTextsOf({ name: z.string(), trade: z.string(), introduction: z.string(), address: z.string() }),
    }),
  }),
  newOrUpdate: defineCall({
    method: 'POST',
    path: '/cc/enterprise/newOrUpdate',
    access: manage,
    summary:
      'Writes a member company down, or with id and version changes one. What is not listed is on no page and keeps its history.',
    source: 'ours: specification §7 names enterprise',
    request: z.strictObject({
      ccId,
      id: id.optional(),
      version: version.optional(),
      rank: companyRank,
      is_listed: z.boolean(),
      region_id: id.nullable(),
      trade_ids: z.array(id).max(20),
      founded: year.nullable(),
      employees: employees.nullable(),
      website,
      phone: contactFields.phone.or(z.literal('')),
      email: contactFields.email.or(z.literal('')),
      img_url: pictureAddress,
      texts: textsOf({ name: line(100), trade: line(100), introduction: text(5000), address: text(200) }),
      idempotency_key: idempotencyKey,
    }),
    response: saved,
  }),
  choices: defineCall({
    method: 'GET',
    path: '/cc/enterprise/choices/{ccId}',
    access: manage,
    summary: 'The trades and regions that companies are found by.',
    source: 'ours: who sorts companies needs what to choose from',
    request: z.strictObject({ ccId }),
    response: z.object({ trades: z.array(choice), regions: z.array(choice) }),
  }),
};

const rawProduct = z.object({
  id: z.int().positive(),
  is_shown: z.boolean(),
  img: rawPictureTexts.nullable(),
  texts: rawTextsOf({ name: z.string(), summary: z.string(), description: z.string() }),
});

/** The products of one company, kept as a whole list in its order. */
export const productDesk = {
  getAll: defineCall({
    method: 'GET',
    path: '/cc/product/getAll/{ccId}/{company_id}',
    access: manage,
    summary: 'Every product of a company in its order, also those that are not published.',
    source: 'ours: the desk’s list beside h5/cc/product/list',
    request: z.strictObject({ ccId, company_id: id }),
    response: orderedList(rawProduct),
  }),
  saveAll: defineCall({
    method: 'POST',
    path: '/cc/product/saveAll',
    access: manage,
    summary: 'Keeps the products of a company as they are sent, in their order; `is_shown` publishes one.',
    source: 'ours: specification §7 names products; in the way of its banner saveAll',
    request: z.strictObject({
      ...saveAllRequest(
        z.strictObject({
          id: id.optional(),
          is_shown: z.boolean(),
          img_url: pictureAddress,
          texts: textsOf({ name: line(100), summary: line(200), description: text(5000) }),
        }),
        100,
      ),
      company_id: id,
    }),
    response: orderedList(rawProduct),
  }),
};
