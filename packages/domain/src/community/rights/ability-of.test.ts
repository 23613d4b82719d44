import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Actor, communitiesWith, isMember, isPermission, isStaff, may, permissions } from './index';

const editor: Actor = {
  accountId: 7,
  memberships: [{ ccId: 1, memberId: 3 }],
  grants: [{ ccId: 1, permission: 'news.write' }],
};
const administrator: Actor = { accountId: 1, memberships: [], grants: [{ ccId: null, permission: 'news.write' }] };

describe('a permission', () => {
  it.each([
    ['is held in the community that gave it', editor, 1, true],
    ['is not held in another one', editor, 2, false],
    ['is held somewhere when no community is asked for', editor, undefined, true],
    ['of the whole installation is held in every community', administrator, 99, true],
    ['is held by no guest', null, 1, false],
    ['is held by no guest anywhere', null, undefined, false],
  ] as const)('%s', (_case, actor, ccId, expected) => {
    expect(may(actor, 'news.write', ccId)).toBe(expected);
  });

  it.each(permissions)('%s brings no other with it, and no membership', (permission) => {
    const holder: Actor = { accountId: 7, memberships: [], grants: [{ ccId: 1, permission }] };
    expect(permissions.filter((other) => may(holder, other, 1))).toEqual([permission]);
    expect([isMember(holder, 1), isMember(holder), isStaff(holder, 1)]).toEqual([false, false, true]);
  });

  it('that this version does not know allows nothing', () => {
    const stranger = { ...editor, grants: [{ ccId: 1, permission: 'news.burn' as never }] };
    expect(isStaff(stranger, 1)).toBe(false);
    expect(isPermission('news.burn')).toBe(false);
  });
});

describe('belonging', () => {
  it.each([
    [editor, 1, true],
    [editor, 2, false],
    [editor, undefined, true],
    [administrator, 1, false],
    [null, 1, false],
  ] as const)('of %o to %s is %s', (actor, ccId, expected) => {
    expect(isMember(actor, ccId)).toBe(expected);
  });

  it.each([
    [editor, 1, true],
    [editor, 2, false],
    [administrator, 5, true],
    [{ ...editor, grants: [] }, 1, false],
    [null, undefined, false],
  ] as const)('to the staff, of %o in %s, is %s', (actor, ccId, expected) => {
    expect(isStaff(actor, ccId)).toBe(expected);
  });
});

describe('the filter of a list', () => {
  const grant = fc.record({
    ccId: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
    permission: fc.constantFrom(...permissions),
  });

  it('lets exactly those communities through in which the permission is held', () => {
    fc.assert(
      fc.property(fc.array(grant, { maxLength: 12 }), fc.constantFrom(...permissions), (grants, permission) => {
        const actor: Actor = { accountId: 1, memberships: [], grants };
        const places = communitiesWith(actor, permission);
        for (let ccId = 1; ccId <= 6; ccId += 1) {
          expect(places === 'all' || places.includes(ccId)).toBe(may(actor, permission, ccId));
        }
      }),
    );
  });
});
