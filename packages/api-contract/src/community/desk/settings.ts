import { z } from 'zod';
import { defineCall } from '../../call';
import { contactFields } from '../contact-fields';
import { ccId, id } from '../list';
import { line, rawTextsOf, saved, text, textsOf, version } from './fields';
import { orderedList, saveAllRequest } from './ordered';

const manage = { permission: 'community.manage' } as const;

const words = {
  name: line(100),
  desc: text(300),
  introduction: text(2000),
  address: text(300),
  hours: text(200),
  about: text(40_000),
  charter: text(40_000),
  registered_with: text(200),
};

const rawWords = z.object(words).shape;

const facts = {
  /** The characters of the seal, top to bottom. */
  seal: line(4),
  founded: z.int().min(1000).max(2200),
  email: contactFields.email,
  phone: contactFields.phone,
  registration_number: text(60),
  charter_adopted_on: z.iso.date().nullable(),
};

const place = z.enum(['header', 'footer']);

/** Level 1 stands below the entry of level 0 before it. */
const entry = { level: z.int().min(0).max(1), is_enabled: z.boolean() };

const rawEntry = z.object({
  id: z.int().positive(),
  ...entry,
  href: z.string(),
  texts: rawTextsOf({ label: z.string() }),
});

const kind = z.enum(['trade', 'region', 'membership']);

/** `items` is how many companies or members stand in it. */
const rawCategory = z.object({
  id: z.int().positive(),
  items: z.int().nonnegative(),
  texts: rawTextsOf({ title: z.string() }),
});

export const settingsDesk = {
  get: defineCall({
    method: 'GET',
    path: '/cc/settings/get/{ccId}',
    access: manage,
    summary: 'Who a community is and how to reach it, in every language, as its secretariat edits it.',
    source: 'ours: what settings/update changes has to be read first',
    request: z.strictObject({ ccId }),
    response: z.object({
      id: z.int().positive(),
      version,
      seal: z.string(),
      founded: z.int(),
      email: z.string(),
      phone: z.string(),
      registration_number: z.string(),
      charter_adopted_on: z.string().nullable(),
      domain: z.string().nullable(),
      path: z.string().nullable(),
      texts: rawTextsOf(rawWords),
    }),
  }),
  update: defineCall({
    method: 'POST',
    path: '/cc/settings/update',
    access: manage,
    summary: 'Changes who a community is and how to reach it.',
    source: 'ours: specification §3 names a community’s introduction; §6 says that administrators manage content',
    request: z.strictObject({ ccId, version, ...facts, texts: textsOf(words) }),
    response: saved,
  }),
  navigation: defineCall({
    method: 'GET',
    path: '/cc/officialWeb/navigation/getAll/{ccId}/{place}',
    access: manage,
    summary: 'Every entry of the header or the footer in its order, in every language.',
    source: 'ours: what header/list and footer/list show has to be written by somebody',
    request: z.strictObject({ ccId, place }),
    response: orderedList(rawEntry),
  }),
  navigationSaveAll: defineCall({
    method: 'POST',
    path: '/cc/officialWeb/navigation/saveAll',
    access: manage,
    summary: 'Keeps the entries of the header or the footer as they are sent, in their order.',
    source: 'ours: what header/list and footer/list show has to be written by somebody',
    request: z.strictObject({
      place,
      ...saveAllRequest(
        z.strictObject({
          id: id.optional(),
          ...entry,
          href: z
            .string()
            .max(300)
            .regex(/^(\/(?![/\\])|https:\/\/|mailto:|tel:)[^\s\\]*$/, {
              error: 'must be a page of the portal, a site or an address',
            }),
          texts: textsOf({ label: line(60) }),
        }),
        60,
      ),
    }),
    response: orderedList(rawEntry),
  }),
  categories: defineCall({
    method: 'GET',
    path: '/cc/category/getAll/{ccId}/{kind}',
    access: manage,
    summary: 'What companies and members are sorted by, in its order and in every language.',
    source: 'ours: specification §3 names categories',
    request: z.strictObject({ ccId, kind }),
    response: orderedList(rawCategory),
  }),
  categorySaveAll: defineCall({
    method: 'POST',
    path: '/cc/category/saveAll',
    access: manage,
    summary: 'Keeps the categories of a kind as they are sent; one in which something stands can’t go.',
    source: 'ours: specification §3 names categories',
    request: z.strictObject({
      kind,
      ...saveAllRequest(z.strictObject({ id: id.optional(), texts: textsOf({ title: line(60) }) }), 100),
    }),
    response: orderedList(rawCategory),
  }),
};
