import { noticeKinds } from '@selvedge/domain/notices';
import { z } from 'zod';
import { defineCall } from '../call';
import { id, limit, listOf, offset, unixSeconds } from './list';

const kind = z.enum(noticeKinds);

/**
 * A notice in the language that is asked for. `address` is a page of the portal, without a language's prefix.
 *
 * @example
 * rawNotice.shape.kind.safeParse('fee').success; // true
 */
export const rawNotice = z.object({
  id: z.int().positive(),
  ccId: z.int().positive(),
  kind,
  title: z.string(),
  text: z.string(),
  address: z.string().nullable(),
  made_time: unixSeconds,
  is_read: z.boolean(),
});

/** A notice in the language that is asked for. */
export type RawNotice = z.output<typeof rawNotice>;

/**
 * On which ways notices of one kind come.
 *
 * @example
 * rawNoticeSwitch.safeParse({ kind: 'fee', portal: true, mail: true, push: false }).success; // true
 */
export const rawNoticeSwitch = z.strictObject({ kind, portal: z.boolean(), mail: z.boolean(), push: z.boolean() });

/** On which ways notices of one kind come. */
export type RawNoticeSwitch = z.output<typeof rawNoticeSwitch>;

/** Bytes in base64url, as browsers write their keys. */
const key = (bytes: { readonly min: number; readonly max: number }) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .min(bytes.min)
    .max(bytes.max);

/** The address of a browser at its push service. */
const endpoint = z.url({ protocol: /^https?$/ }).max(1000);

const switches = z.object({ switches: z.array(rawNoticeSwitch) });

export const notices = {
  page: defineCall({
    method: 'GET',
    path: '/notice/page/{limit}/{offset}',
    access: 'account',
    summary: 'What the caller was told, the newest first, and how much of it is unread.',
    source: 'ours: the messages and notices of specification §3 have no call in §7',
    request: z.strictObject({ limit, offset }),
    response: listOf(rawNotice).extend({ unread: z.int().nonnegative() }),
  }),
  read: defineCall({
    method: 'POST',
    path: '/notice/read',
    access: 'account',
    idempotent: true,
    summary: 'Says that the caller has read a notice; without an id, all of them.',
    source: 'ours: the messages and notices of specification §3 have no call in §7',
    request: z.strictObject({ id: id.optional() }),
    response: z.object({ unread: z.int().nonnegative() }),
  }),
  settings: defineCall({
    method: 'GET',
    path: '/notice/setting/get',
    access: 'account',
    summary: 'On which ways each kind of notice comes to the caller: a page of the portal, mail, devices.',
    source: 'ours: the messages and notices of specification §3 have no call in §7',
    request: z.strictObject({}),
    response: switches,
  }),
  settingUpdate: defineCall({
    method: 'POST',
    path: '/notice/setting/update',
    access: 'account',
    idempotent: true,
    summary: 'Changes the ways of some kinds; of two entries for one kind the later one counts.',
    source: 'ours: the messages and notices of specification §3 have no call in §7',
    request: z.strictObject({
      switches: z
        .array(rawNoticeSwitch)
        .min(1)
        .max(noticeKinds.length * 2),
    }),
    response: switches,
  }),
};

export const push = {
  key: defineCall({
    method: 'GET',
    path: '/push/key',
    summary: 'The public key that a browser asks its push service with (VAPID, RFC 8292), in base64url.',
    source: 'specification §7, push; path and fields ours',
    request: z.strictObject({}),
    response: z.object({ public_key: z.string() }),
  }),
};

export const device = {
  register: defineCall({
    method: 'POST',
    path: '/device/register',
    access: 'account',
    idempotent: true,
    summary:
      'Lets notices be pushed to a browser, by the subscription that its push service gave it. A browser tells one person only: the last one who registered it.',
    source: 'specification §7, device register; fields are the Push API’s',
    request: z.strictObject({
      endpoint,
      /** The browser's public key: a point of P-256, 65 bytes. */
      p256dh: key({ min: 86, max: 88 }),
      /** The secret that it shares with us, 16 bytes. */
      auth: key({ min: 21, max: 24 }),
    }),
    response: z.object({ id: z.int().positive() }),
  }),
  remove: defineCall({
    method: 'POST',
    path: '/device/remove',
    access: 'account',
    idempotent: true,
    summary: 'Pushes nothing more to a browser of the caller’s; one that is not registered is no failure.',
    source: 'specification §7, device register; removing one is ours',
    request: z.strictObject({ endpoint }),
    response: z.object({ done: z.literal(true) }),
  }),
};
