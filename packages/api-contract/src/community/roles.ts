import { permissions } from '@selvedge/domain/rights';
import { z } from 'zod';
import { defineCall } from '../call';
import { done } from './account-fields';
import { idempotencyKey } from './desk/once';
import { ccId, id, listOf, listRequest, unixSeconds } from './list';

const permission = z.enum(permissions);
const names = z.strictObject({ 'zh-cn': z.string().trim().min(1).max(60), en: z.string().trim().min(1).max(60) });

/** Who holds a role: a person, an office, or a category of members. */
const holder = { account_id: id.optional(), position_id: id.optional(), category_id: id.optional() };

/**
 * A role of a community as it comes. `key` names one that every community begins with.
 *
 * @example
 * rawRole.shape.name.safeParse('Editor').success; // true
 */
export const rawRole = z.object({
  id: z.int().positive(),
  key: z.string().nullable(),
  name: z.string(),
  names: z.record(z.string(), z.string()),
  permissions: z.array(permission),
  /** How often it is given. */
  holders: z.int().nonnegative(),
});

/** A role of a community as it comes. */
export type RawRole = z.output<typeof rawRole>;

/**
 * A role as it is given to somebody: exactly one of the three ids is set, and `name` is its name.
 *
 * @example
 * rawRoleUser.shape.account_id.safeParse(null).success; // true
 */
export const rawRoleUser = z.object({
  id: z.int().positive(),
  role_id: z.int().positive(),
  account_id: z.int().positive().nullable(),
  position_id: z.int().positive().nullable(),
  category_id: z.int().positive().nullable(),
  name: z.string(),
  given_time: unixSeconds,
});

/** A role as it is given to somebody. */
export type RawRoleUser = z.output<typeof rawRoleUser>;

/**
 * An act as it was written down.
 *
 * @example
 * rawAuditEntry.shape.act.safeParse('role.give').success; // true
 */
export const rawAuditEntry = z.object({
  id: z.int().positive(),
  /** Who did it; null when the person was erased. */
  account_id: z.int().positive().nullable(),
  nick: z.string().nullable(),
  act: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  time: unixSeconds,
});

/** An act as it was written down. */
export type RawAuditEntry = z.output<typeof rawAuditEntry>;

const manage = { permission: 'role.manage' } as const;

export const roles = {
  page: defineCall({
    method: 'GET',
    path: '/cc/role/page/{ccId}/{limit}/{offset}',
    access: manage,
    summary: 'The roles of a community with what each allows.',
    source: 'specification §7, roles; §6 (role pages); fields ours',
    request: z.strictObject(listRequest),
    response: listOf(rawRole),
  }),
  users: defineCall({
    method: 'GET',
    path: '/cc/role/users/{ccId}/{roleId}/{limit}/{offset}',
    access: manage,
    summary: 'To whom a role is given: persons, offices and categories of members.',
    source: 'specification §7, roles; §6 (role users); fields ours',
    request: z.strictObject({ ...listRequest, roleId: id }),
    response: listOf(rawRoleUser),
  }),
  save: defineCall({
    method: 'POST',
    path: '/cc/role/save',
    access: manage,
    summary: 'Makes a role, or renames one. What it allows is assigned by itself.',
    source: 'specification §7, roles; path and fields ours',
    request: z.strictObject({ ccId, id: id.optional(), names, idempotency_key: idempotencyKey }),
    response: z.object({ id: z.int().positive() }),
  }),
  remove: defineCall({
    method: 'POST',
    path: '/cc/role/remove',
    access: manage,
    idempotent: true,
    summary: 'Takes a role away from everybody and removes it, at once.',
    source: 'specification §7, roles; §6 (role removal); fields ours',
    request: z.strictObject({ ccId, roleId: id }),
    response: done,
  }),
  give: defineCall({
    method: 'POST',
    path: '/cc/role/give',
    access: manage,
    idempotent: true,
    summary: 'Gives a role to a person, an office or a category of members. One can’t give more than one holds.',
    source: 'specification §7, roles; path and fields ours',
    request: z.strictObject({ ccId, roleId: id, ...holder }),
    response: z.object({ id: z.int().positive() }),
  }),
  take: defineCall({
    method: 'POST',
    path: '/cc/role/take',
    access: manage,
    idempotent: true,
    summary: 'Takes a role away from whoever it was given to, at once.',
    source: 'specification §7, roles; §6 (role removal); path and fields ours',
    request: z.strictObject({ ccId, id }),
    response: done,
  }),
  permissions: defineCall({
    method: 'GET',
    path: '/cc/permission/list/{ccId}',
    access: manage,
    summary: 'Every permission there is, and which of them the caller may give.',
    source: 'specification §7, permissions; fields ours',
    request: z.strictObject({ ccId }),
    response: z.object({ list: z.array(z.object({ permission, is_own: z.boolean() })) }),
  }),
  assign: defineCall({
    method: 'POST',
    path: '/cc/permission/assign',
    access: manage,
    idempotent: true,
    summary: 'Says what a role allows from now on. One can’t add what one does not hold.',
    source: 'specification §7, permissions; §6 (permission assignment); fields ours',
    request: z.strictObject({ ccId, roleId: id, permissions: z.array(permission).max(permissions.length) }),
    response: done,
  }),
};

export const audit = {
  page: defineCall({
    method: 'GET',
    path: '/cc/audit/page/{ccId}/{limit}/{offset}',
    access: { permission: 'audit.read' },
    summary: 'What was done by those who work for a community, the latest first.',
    source: 'ours: every act of a desk is written down',
    request: z.strictObject(listRequest),
    response: listOf(rawAuditEntry),
  }),
};
