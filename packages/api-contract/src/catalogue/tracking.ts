import { z } from 'zod';
import { defineCall } from '../call';

const visitor = {
  site_id: z.coerce.number<number | string>().int().positive(),
  visitor_code: z.string().regex(/^[A-Za-z0-9]{10}$/),
};
const address = z.string().min(1).max(2000);
const taken = z.object({});
const did = {
  page_url: address,
  content_type: z.string().max(40),
  page_type: z.string().max(40),
  page_action: z.string().max(40),
};

/** The most actions that one call brings. */
const mostActions = 50;

const oneDay = 24 * 60 * 60 * 1000;

export const tracking = {
  visitorUrl: defineCall({
    method: 'POST',
    path: '/visitor-url/insert',
    access: 'public',
    encoding: 'form',
    summary: 'Notes that a visitor opened an external or social link.',
    source: 'specification §7, visitor-url/insert',
    request: z.strictObject({
      ...visitor,
      visitor_id: z.coerce.number<number | string>().int().nonnegative(),
      name: z.string().max(100),
      source_url: address,
      target_url: address,
    }),
    response: taken,
  }),
  visitorAction: defineCall({
    method: 'POST',
    path: '/visitor-action/insert',
    access: 'public',
    encoding: 'form',
    summary: 'Notes what a visitor did on a page.',
    source: 'specification §7, visitor-action/insert',
    request: z.strictObject({ ...visitor, ...did }),
    response: taken,
  }),
  visitorActions: defineCall({
    method: 'POST',
    path: '/visitor-actions/insert',
    access: 'public',
    summary: 'Notes several actions of a visitor at once; `age` says how many milliseconds ago each of them was.',
    source: 'ours: visitor-action/insert of specification §7 for what a browser has gathered',
    request: z.strictObject({
      ...visitor,
      actions: z
        .array(z.strictObject({ ...did, age: z.int().min(0).max(oneDay).default(0) }))
        .min(1)
        .max(mostActions),
    }),
    response: taken,
  }),
};
