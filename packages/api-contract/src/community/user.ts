import { z } from 'zod';
import { defineCall } from '../call';
import {
  code,
  done,
  languageCode,
  newPassword,
  nick,
  password,
  phone,
  rawSession,
  rawUser,
  sessionKind,
  target,
  token,
} from './account-fields';
import { id, listOf, unixSeconds } from './list';

const limit = z.coerce.number<number | string>().int().min(1).max(60).default(12);
const offset = z.coerce.number<number | string>().int().min(0).max(100_000).default(0);

/**
 * What one person may see of another: never a phone or an address.
 *
 * @example
 * rawUserCard.safeParse({ id: 3, nick: 'anna', avatar: null, communities: [1] }).success; // true
 */
export const rawUserCard = z.object({
  id: z.int().positive(),
  nick: z.string(),
  avatar: z.string().nullable(),
  /** The communities that both belong to. */
  communities: z.array(z.int().positive()),
});

/** What one person may see of another. */
export type RawUserCard = z.output<typeof rawUserCard>;

/**
 * A session of the caller.
 *
 * @example
 * rawOwnSession.shape.kind.safeParse('bearer').success; // true
 */
export const rawOwnSession = z.object({
  id: z.int().positive(),
  kind: z.enum(['cookie', 'bearer']),
  user_agent: z.string(),
  created_time: unixSeconds,
  seen_time: unixSeconds,
  expires_time: unixSeconds,
  /** The one that asks. */
  is_current: z.boolean(),
});

const scanState = z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'used', 'expired']);

const setting = z.union([z.string().max(200), z.int().min(-2_147_483_648).max(2_147_483_647), z.boolean()]);

const qrPicture = z.object({
  /** What the picture says when it is scanned. */
  content: z.string(),
  /** The picture itself. */
  svg: z.string(),
});

export const user = {
  info: defineCall({
    method: 'GET',
    path: '/user/info/get',
    access: 'account',
    summary: 'The caller’s own account.',
    source: 'specification §7, user info get; fields ours',
    request: z.strictObject({}),
    response: rawUser,
  }),
  infoUpdate: defineCall({
    method: 'POST',
    path: '/user/info/update',
    access: 'account',
    idempotent: true,
    summary: 'Changes what is given of the caller’s own account; what is left out stays.',
    source: 'specification §7, user info update; fields ours',
    request: z.strictObject({ nick: nick.optional(), language: languageCode.optional() }),
    response: rawUser,
  }),
  search: defineCall({
    method: 'GET',
    path: '/user/search',
    access: 'member',
    summary: 'People by a part of their nick, among those who share a community with the caller.',
    source: 'specification §7, user search; fields ours',
    request: z.strictObject({ keywords: z.string().trim().min(1).max(40), limit, offset }),
    response: listOf(rawUserCard),
  }),
  checkNick: defineCall({
    method: 'GET',
    path: '/user/checkNick',
    summary: 'Whether a nick can be taken: it is well formed and nobody has it.',
    source: 'specification §7, user check nick; fields ours',
    request: z.strictObject({ nick: z.string().min(1).max(100) }),
    response: z.object({ is_free: z.boolean() }),
  }),
  userCard: defineCall({
    method: 'GET',
    path: '/user/userCard/{id}',
    access: 'account',
    summary: 'What the caller may see of a person with whom a community is shared; anybody else is not there.',
    source: 'specification §7, userCard; fields ours',
    request: z.strictObject({ id }),
    response: rawUserCard,
  }),
  qrcode: defineCall({
    method: 'GET',
    path: '/user/qrcode',
    access: 'account',
    summary: 'The caller’s own card as a picture to be scanned by another phone.',
    source: 'specification §7, user qrcode; fields ours',
    request: z.strictObject({}),
    response: qrPicture,
  }),
  scanKeyCreate: defineCall({
    method: 'POST',
    path: '/user/scanKey/create',
    summary:
      'Begins to sign a computer in by a phone: a key to be shown as a picture, and a secret that the computer keeps to itself (in a cookie for a browser).',
    source: 'specification §7, user scan keys; paths and fields ours',
    request: z.strictObject({ kind: sessionKind }),
    response: qrPicture.extend({ key: z.string(), secret: z.string().nullable(), expires_time: unixSeconds }),
  }),
  scanKeyState: defineCall({
    method: 'GET',
    path: '/user/scanKey/state/{key}',
    summary: 'How far the phone has come (waiting, scanned, confirmed, refused, used, expired), and the picture again.',
    source: 'specification §7, user scan keys; paths and fields ours',
    request: z.strictObject({ key: token }),
    response: qrPicture.extend({ state: scanState }),
  }),
  scanKeyScan: defineCall({
    method: 'POST',
    path: '/user/scanKey/scan',
    access: 'account',
    idempotent: true,
    summary:
      'The phone has read the picture: tells what computer asks to be signed in. From now on the key is this person’s.',
    source: 'specification §7, user scan keys; paths and fields ours',
    request: z.strictObject({ key: token }),
    response: z.object({ user_agent: z.string(), expires_time: unixSeconds }),
  }),
  scanKeyConfirm: defineCall({
    method: 'POST',
    path: '/user/scanKey/confirm',
    access: 'account',
    summary: 'The person on the phone agrees that the computer is signed in, or refuses.',
    source: 'specification §7, user scan keys; paths and fields ours',
    request: z.strictObject({ key: token, agree: z.boolean() }),
    response: z.object({ state: scanState }),
  }),
  scanKeyRedeem: defineCall({
    method: 'POST',
    path: '/user/scanKey/redeem',
    summary: 'The computer takes its session, once, with the secret that only it has.',
    source: 'specification §7, user scan keys; paths and fields ours',
    request: z.strictObject({ key: token, secret: token.optional(), kind: sessionKind }),
    response: rawSession,
  }),
  logOff: defineCall({
    method: 'POST',
    path: '/user/logOff',
    access: 'account',
    summary:
      'Asks for the account to be erased: every session ends, and after some days nothing of the person is left. Signing in before takes it back.',
    source: 'specification §7, user log off; the days and fields ours',
    request: z.strictObject({
      /** The password, where the account has one. */
      password: password.optional(),
      /** Else a code of the scene `verify`. */
      code: code.optional(),
    }),
    response: z.object({ erase_time: unixSeconds }),
  }),
  password: defineCall({
    method: 'PUT',
    path: '/user/password',
    access: 'account',
    idempotent: false,
    summary: 'Sets or changes the password. Every other session of the person ends.',
    source: 'specification §7, user password (PUT); fields ours',
    request: z.strictObject({
      /** Where the account has one. */
      old_password: password.optional(),
      /** Else a code of the scene `verify`. */
      code: code.optional(),
      password: newPassword,
    }),
    response: done,
  }),
  phoneBind: defineCall({
    method: 'POST',
    path: '/user/phone/bind',
    access: 'account',
    summary: 'Joins a phone to the account, by a code of the scene `bind` that was sent to it.',
    source: 'specification §7, user phone bind; fields ours',
    request: z.strictObject({ phone, code }),
    response: rawUser,
  }),
  phoneVerify: defineCall({
    method: 'POST',
    path: '/user/phone/verify',
    access: 'account',
    summary:
      'Whether a code of the scene `verify` is right that was sent to the account’s own phone. It is not used up.',
    source: 'specification §7, user phone verify; fields ours',
    request: z.strictObject({ code }),
    response: z.object({ verified: z.boolean() }),
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/user/resetPassword',
    summary: 'Sets a forgotten password anew, by a code of the scene `reset`. Every session of the person ends.',
    source: 'specification §7, user reset password; fields ours',
    request: z.strictObject({ target, code, password: newPassword }),
    response: done,
  }),
  settingUpdate: defineCall({
    method: 'POST',
    path: '/user/setting/update',
    access: 'account',
    idempotent: true,
    summary: 'Changes some of the caller’s settings; the others stay. A value of null takes one away.',
    source: 'specification §7, user setting update; fields ours',
    request: z.strictObject({
      setting: z.partialRecord(z.string().regex(/^[a-z][\w.-]{0,39}$/), setting.nullable()),
    }),
    response: z.object({ version: z.int().nonnegative() }),
  }),
  settingSync: defineCall({
    method: 'GET',
    path: '/user/setting/sync/{version}',
    access: 'account',
    summary: 'The caller’s settings when they are newer than a version, else null.',
    source: 'specification §7, user setting sync; fields ours',
    request: z.strictObject({ version: z.coerce.number<number | string>().int().min(0).max(2_147_483_647) }),
    response: z.object({
      version: z.int().nonnegative(),
      setting: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
    }),
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/user/session/list',
    access: 'account',
    summary: 'Where the caller is signed in, what was used last first.',
    source: 'ours: people must be able to see and end their sessions',
    request: z.strictObject({}),
    response: z.object({ list: z.array(rawOwnSession) }),
  }),
  sessionRevoke: defineCall({
    method: 'POST',
    path: '/user/session/revoke',
    access: 'account',
    idempotent: true,
    summary: 'Ends a session of the caller’s, or without an id all but the one that asks.',
    source: 'ours: people must be able to see and end their sessions',
    request: z.strictObject({ id: id.optional() }),
    response: done,
  }),
};
