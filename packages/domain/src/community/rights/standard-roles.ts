import type { LocalizedText } from '../../locale';
import { type Permission, permissions } from './permissions';

/** A role that every community begins with; its name and permissions may be changed afterwards. */
export interface StandardRole {
  readonly name: LocalizedText;
  readonly permissions: readonly Permission[];
}

/**
 * The roles that a community begins with. The specification shows none (§6).
 *
 * @example
 * standardRoles.editor.permissions.includes('news.publish'); // true
 */
export const standardRoles = {
  secretariat: { name: { 'zh-cn': '秘书处', en: 'Secretariat' }, permissions },
  editor: {
    name: { 'zh-cn': '编辑', en: 'Editor' },
    permissions: ['news.write', 'news.publish', 'announcement.write', 'job.manage', 'company.manage', 'media.manage'],
  },
  membership: {
    name: { 'zh-cn': '会员专员', en: 'Membership officer' },
    permissions: ['member.read', 'member.manage', 'join.approve', 'position.manage', 'message.read'],
  },
  treasurer: { name: { 'zh-cn': '财务', en: 'Treasurer' }, permissions: ['fee.manage', 'shop.manage', 'member.read'] },
} as const satisfies Record<string, StandardRole>;

/** The key of a role that every community begins with. */
export type StandardRoleKey = keyof typeof standardRoles;

/**
 * The role of those who run the installation: everything, in every community. It belongs to no community.
 *
 * @example
 * administratorRole.permissions.length === permissions.length; // true
 */
export const administratorRole = {
  name: { 'zh-cn': '系统管理员', en: 'Administrator' },
  permissions,
} as const satisfies StandardRole;
