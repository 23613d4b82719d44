import { createMongoAbility, type MongoAbility, type RawRuleOf, subject } from '@casl/ability';
import type { Actor } from './actor';
import { isPermission, type Permission } from './permissions';

/** The rules of one person, as CASL asks them: an act on an area, within a community. */
export type CommunityAbility = MongoAbility;

/**
 * The one set of rules that the API and the screens ask (CASL): what a person may do, and where. A guest may do nothing
 * that needs a right; a member of a community belongs to it (`belong` to `community`).
 *
 * @example
 * const editor = { accountId: 7, memberships: [], grants: [{ ccId: 1, permission: 'news.write' as const }] };
 * abilityOf(editor).can('write', 'news'); // true
 * abilityOf(null).can('write', 'news'); // false
 */
export function abilityOf(actor: Actor | null): CommunityAbility {
  if (actor === null) return nobody;
  const known = abilities.get(actor);
  if (known !== undefined) return known;
  const ability: CommunityAbility = createMongoAbility(rulesOf(actor), exact);
  abilities.set(actor, ability);
  return ability;
}

/**
 * Whether somebody may do what a permission names: in one community, or without `ccId` in any.
 *
 * @example
 * const editor = { accountId: 7, memberships: [], grants: [{ ccId: 1, permission: 'news.write' as const }] };
 * may(editor, 'news.write', 1); // true
 * may(editor, 'news.write', 2); // false
 */
export function may(actor: Actor | null, permission: Permission, ccId?: number): boolean {
  const [area, act] = partsOf(permission);
  return abilityOf(actor).can(act, place(area, ccId));
}

/**
 * Whether somebody is a member of a community, or without `ccId` of any.
 *
 * @example
 * isMember({ accountId: 7, memberships: [{ ccId: 1, memberId: 3 }], grants: [] }, 1); // true
 */
export function isMember(actor: Actor | null, ccId?: number): boolean {
  return abilityOf(actor).can('belong', place('community', ccId));
}

/**
 * Whether somebody holds any permission in a community, or without `ccId` in any: who works for it.
 *
 * @example
 * isStaff({ accountId: 7, memberships: [{ ccId: 1, memberId: 3 }], grants: [] }, 1); // false
 */
export function isStaff(actor: Actor | null, ccId?: number): boolean {
  return abilityOf(actor).can('work', place('community', ccId));
}

/**
 * The communities in which somebody holds a permission, for the filter of a list: `'all'`, or their numbers. Lists,
 * counts, exports and searches take the same answer, so that none of them tells what another hides.
 *
 * @example
 * const editor = { accountId: 7, memberships: [], grants: [{ ccId: 1, permission: 'news.write' as const }] };
 * communitiesWith(editor, 'news.write'); // [1]
 * communitiesWith(null, 'news.write'); // []
 */
export function communitiesWith(actor: Actor | null, permission: Permission): 'all' | readonly number[] {
  const places = (actor?.grants ?? []).flatMap((grant) => (grant.permission === permission ? [grant.ccId] : []));
  if (places.includes(null)) return 'all';
  return [...new Set(places.filter((ccId) => ccId !== null))];
}

/** CASL takes `manage` and `all` for wildcards; here a word is what it says, and `news.manage` would not be `news.publish`. */
const exact = { anyAction: 'every act at all', anySubjectType: 'every area at all' };

const nobody: CommunityAbility = createMongoAbility([], exact);

/** Rules are built once for an actor, who does not change: a new reading of the rights is a new actor. */
const abilities = new WeakMap<Actor, CommunityAbility>();

function rulesOf({ memberships, grants }: Actor): RawRuleOf<CommunityAbility>[] {
  return [
    ...memberships.map(({ ccId }) => ({ action: 'belong', subject: 'community', conditions: { ccId } })),
    // What an older or a newer server calls a permission, and we do not know, allows nothing.
    ...grants
      .filter(({ permission }) => isPermission(permission))
      .flatMap(({ ccId, permission }) => {
        const [area, act] = partsOf(permission);
        const where = ccId === null ? {} : { conditions: { ccId } };
        return [
          { action: act, subject: area, ...where },
          { action: 'work', subject: 'community', ...where },
        ];
      }),
  ];
}

function partsOf(permission: Permission): readonly [area: string, act: string] {
  const [area = '', act = ''] = permission.split('.');
  return [area, act];
}

function place(area: string, ccId: number | undefined) {
  return ccId === undefined ? area : subject(area, { ccId });
}
