export { abilityOf, type CommunityAbility, communitiesWith, isMember, isStaff, may } from './ability-of';
export type { Actor, Grant, Membership } from './actor';
export { isPermission, type Permission, permissions } from './permissions';
export { administratorRole, type StandardRole, type StandardRoleKey, standardRoles } from './standard-roles';
