/**
 * Everything that a role of a community may allow (specification §6 names the endpoints and no permissions, so these are
 * ours): the area before the point, the act after it.
 *
 * @example
 * permissions.includes('news.publish'); // true
 */
export const permissions = [
  'community.manage',
  'position.manage',
  'member.read',
  'member.manage',
  'join.approve',
  'news.write',
  'news.publish',
  'announcement.write',
  'job.manage',
  'company.manage',
  'message.read',
  'media.manage',
  'activity.manage',
  'fee.manage',
  'shop.manage',
  'room.manage',
  'report.manage',
  'role.manage',
  'audit.read',
] as const;

/** The name of something that a role may allow. */
export type Permission = (typeof permissions)[number];

/**
 * Whether a word names a permission.
 *
 * @example
 * isPermission('news.write'); // true
 * isPermission('news.burn'); // false
 */
export function isPermission(word: string): word is Permission {
  return (permissions as readonly string[]).includes(word);
}
