import { rawContentItem } from '@selvedge/domain/content';
import { rawSiteInfo, rawSiteLayout, rawSocialChatEntry } from '@selvedge/domain/site';
import { z } from 'zod';
import { defineCall } from '../call';

const nothing = z.strictObject({});

const picture = z.object({ url: z.string(), width: z.int(), height: z.int(), colour: z.string(), alt: z.string() });

/**
 * The pages that are written rather than listed: home, about and contact, and the five service pages of
 * specification §2.
 *
 * @example
 * pageNames.includes('oem-odm'); // true
 */
export const pageNames = [
  'home',
  'about-us',
  'contact-us',
  'yarn-dyeing',
  'yarn-processing',
  'yarn-weaving',
  'denim-fabric-finishing',
  'oem-odm',
] as const;

export const pageName = z.enum(pageNames);

/**
 * A part of a written page: a heading, safe HTML, a picture, and a list of named facts. In `questions` each fact is a
 * question (`name`) with its answer (`value`), both plain text.
 *
 * @example
 * const section = { kind: 'text', title: 'Indigo', body_html: '<p>Six dips.</p>', img: null, items: [] };
 * rawSection.safeParse(section).success; // true
 */
export const rawSection = z.object({
  kind: z.enum(['lead', 'text', 'figures', 'steps', 'band', 'contact', 'questions']),
  title: z.string(),
  body_html: z.string(),
  img: picture.nullable(),
  items: z.array(z.object({ name: z.string(), value: z.string(), note: z.string().optional() })),
});

export const site = {
  baseInfo: defineCall({
    method: 'GET',
    path: '/base-info',
    summary: 'What an application loads at its start: names, title, keywords, description, contacts.',
    source: 'ours: the public base information of specification §1 (site info and social chat entries of §3)',
    request: nothing,
    response: z.object({
      site: rawSiteInfo,
      /** How the header behaves (specification §2); a server that says nothing gets the defaults. */
      layout: rawSiteLayout.nullish(),
      name: z.string(),
      title: z.string(),
      keywords: z.string(),
      description: z.string(),
      company: z.object({
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        address: z.string(),
        hours: z.string(),
      }),
      social: z.array(rawSocialChatEntry),
      /** Whether the chat itself, rather than the inquiry, comes first for a visitor who has met it. */
      chat_required: z.boolean(),
      counts: z.object({ products: z.int(), articles: z.int(), videos: z.int(), downloads: z.int() }),
    }),
  }),
  header: defineCall({
    method: 'GET',
    path: '/header',
    summary: 'The navigation of the header, two levels deep.',
    source: 'ours: the header’s navigation of specification §2',
    request: nothing,
    response: z.object({ list: z.array(rawContentItem) }),
  }),
  footer: defineCall({
    method: 'GET',
    path: '/footer',
    summary: 'The columns of links in the footer.',
    source: 'ours: the footer’s navigation',
    request: nothing,
    response: z.object({ list: z.array(rawContentItem) }),
  }),
  time: defineCall({
    method: 'GET',
    path: '/time',
    summary: 'The server’s clock, for countdowns in a browser whose own clock is wrong.',
    source: 'ours: the discount timer of specification §4 (§7 has a server time in Reading B)',
    request: nothing,
    /** In milliseconds since 1970. */
    response: z.object({ now: z.int() }),
  }),
  page: defineCall({
    method: 'GET',
    path: '/page/{name}',
    summary: 'A written page in the caller’s language.',
    source: 'ours: the home, about, contact and service pages of specification §2',
    request: z.strictObject({ name: pageName }),
    response: z.object({ name: pageName, title: z.string(), description: z.string(), sections: z.array(rawSection) }),
  }),
};
