import { z } from 'zod';
import { defineCall } from '../call';
import { code, newPassword, nick, password, rawSession, sessionKind, target, token } from './account-fields';
import { ccId, unixSeconds } from './list';

const signIn = z.strictObject({
  /** The phone or the e-mail address of the account. */
  account: target,
  /** Either this or `code`. */
  password: password.optional(),
  /** A code of the scene `login`. */
  code: code.optional(),
});

const grant = z.object({ ccId: z.int().positive().nullable(), permission: z.string() });

/**
 * What a person is and may do, as `abilityOf` of the domain reads it: a permission without a community holds in every
 * one.
 *
 * @example
 * rawMembershipCheck.shape.is_member.safeParse(true).success; // true
 */
export const rawMembershipCheck = z.object({
  account_id: z.int().positive(),
  is_member: z.boolean(),
  is_staff: z.boolean(),
  memberships: z.array(z.object({ ccId: z.int().positive(), memberId: z.int().positive() })),
  grants: z.array(grant),
  /** What waits for the caller beside the own membership: votes of the council, and seats of companies. */
  duties: z.object({
    is_council: z.boolean(),
    votes: z.int().nonnegative(),
    companies: z.int().nonnegative(),
  }),
});

export const auth = {
  login: defineCall({
    method: 'POST',
    path: '/auth/external/login',
    summary:
      'Signs a program in by password or by code, and gives it a bearer token. A code signs in whoever has proven the phone or the address; who has no account yet gets one.',
    source: 'specification §7, POST auth/external/login; fields ours',
    request: signIn,
    response: rawSession,
  }),
  h5Login: defineCall({
    method: 'POST',
    path: '/h5/auth/external/login',
    summary: 'The same for a browser: the session travels in a cookie that scripts can’t read.',
    source: 'specification §7, POST h5/auth/external/login; fields ours',
    request: signIn,
    response: rawSession,
  }),
  register: defineCall({
    method: 'POST',
    path: '/auth/external/register',
    summary:
      'Makes an account with a code of the scene `register`, and signs in. Whoever has one already is signed in to it, and it stays as it is.',
    source: 'ours: §7 shows no way to register; a code proves the phone or the address',
    request: z.strictObject({
      target,
      code,
      nick: nick.optional(),
      password: newPassword.optional(),
      kind: sessionKind,
    }),
    response: rawSession,
  }),
  firstAdministrator: defineCall({
    method: 'POST',
    path: '/auth/external/firstAdministrator',
    summary:
      'Makes the first administrator, for who holds the one-time link that the server printed at its start, and signs in by a cookie. It works while there is no administrator.',
    source: 'ours: an installation begins with nobody',
    request: z.strictObject({ key: token, account: target, nick, password: newPassword }),
    response: rawSession,
  }),
  thirdParties: defineCall({
    method: 'GET',
    path: '/auth/external/thirdparty/list',
    summary: 'The third parties that people may sign in with.',
    source: 'ours: what thirdparty/login is asked with has to come from somewhere',
    request: z.strictObject({}),
    response: z.object({ list: z.array(z.object({ provider: z.string(), name: z.string() })) }),
  }),
  thirdPartyBegin: defineCall({
    method: 'POST',
    path: '/auth/external/thirdparty/begin',
    summary:
      'Begins to sign in with a third party (OAuth 2 with PKCE): gives the address to open, and the state that comes back with the answer.',
    source: 'ours: the first half of thirdparty/login',
    request: z.strictObject({ provider: z.string().min(1).max(40), kind: sessionKind }),
    response: z.object({ url: z.string(), state: z.string(), expires_time: unixSeconds }),
  }),
  thirdPartyLogin: defineCall({
    method: 'POST',
    path: '/auth/external/thirdparty/login',
    summary:
      'Signs in with what a third party answered. The browser or program that began it must end it; each answer is good once. Who signs in for the first time gets an account.',
    source: 'specification §7, auth/external/thirdparty/login; fields ours (OAuth 2)',
    request: z.strictObject({
      provider: z.string().min(1).max(40),
      state: token,
      /** The whole query that the third party sent the browser back with. */
      answer: z.string().min(1).max(4000),
      kind: sessionKind,
    }),
    response: rawSession,
  }),
  websocket: defineCall({
    method: 'POST',
    path: '/auth/external/websocket',
    access: 'account',
    summary: 'A ticket that opens one WebSocket within a minute, since its handshake carries no header.',
    source: 'specification §7, auth/external/websocket; fields ours',
    request: z.strictObject({}),
    response: z.object({ ticket: z.string(), expires_time: unixSeconds }),
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    access: 'account',
    idempotent: true,
    summary: 'Ends the session that the call came with, at once and everywhere.',
    source: 'specification §7, auth/logout; fields ours',
    request: z.strictObject({}),
    response: z.object({ done: z.literal(true) }),
  }),
  membershipCheck: defineCall({
    method: 'GET',
    path: '/membership/check',
    access: 'account',
    summary: 'Whether the caller is a member of a community.',
    source: 'specification §7, membership/check (query); fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({ is_member: z.boolean() }),
  }),
  membershipV2Check: defineCall({
    method: 'GET',
    path: '/membership/v2/check',
    access: 'account',
    summary: 'Where the caller is a member, and what the caller may do there: what screens draw their choices from.',
    source: 'specification §7, membership v2/check (query); fields ours',
    request: z.strictObject({ ccId: ccId.optional() }),
    response: rawMembershipCheck,
  }),
};
