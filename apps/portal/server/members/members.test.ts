import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import { auditLog, members, positionHolders, positions, roleGrants } from '../database/schema';
import { forgetTerm, holdPosition } from '../positions/hold-position';
import { listHolders } from '../positions/list-holders';
import { listPositions } from '../positions/list-positions';
import { readAllPositions, savePositions } from '../positions/save-positions';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffRequest } from '../testing/desk';
import { addRole } from '../testing/people';
import { deleteMembers } from './delete-members';
import { findDeskMember } from './find-desk-member';
import { listMemberChoices } from './list-choices';
import { saveMember } from './save-member';
import { searchMembers } from './search-members';

const resources = await demoDatabase();
const { db } = resources;
const officer = await staffRequest(resources, 'membership');
const treasurer = await staffRequest(resources, 'treasurer');
const editor = await staffRequest(resources, 'editor');
const here = { ccId: 1 };

const fields = {
  ...here,
  state: 'active',
  category_id: null,
  company_id: null,
  region_id: null,
  phone: '+86 138 0000 7788',
  email: 'Loom@Mill.example',
  img_url: null,
  texts: {
    'zh-cn': { name: '梭某某', initial: '梭', post: '厂长', introduction: '' },
    en: { name: 'Shuttle Sample', initial: 'S', post: 'Mill manager', introduction: '' },
  },
} as const;

describe('the desk’s members', () => {
  it('are written down once a key, found by what others do not see, and changed', async () => {
    const sent = { ...fields, idempotency_key: 'member-1' };
    const [{ id, version }, again] = await Promise.all([saveMember(officer, sent), saveMember(officer, sent)]);
    expect(again.id).toBe(id);
    for (const keywords of ['梭某', 'shuttle', 'loom@mill', '7788']) {
      const { list } = await searchMembers(officer, { ...here, keywords, limit: 5, offset: 0 });
      expect(
        list.map((member) => member.id),
        keywords,
      ).toEqual([id]);
    }
    await saveMember(officer, { ...fields, id, version, state: 'left' });
    expect(await codeOf(saveMember(officer, { ...fields, id, version }))).toBe(11);
    const found = await findDeskMember(officer, { ...here, id });
    expect(found).toMatchObject({ state: 'left', email: 'loom@mill.example', nick: null, terms: [] });
    const left = await searchMembers(officer, { ...here, keywords: '梭某', state: 'active', limit: 5, offset: 0 });
    expect(left.total).toBe(0);
    await deleteMembers(officer, { ...here, ids: [id] });
    await deleteMembers(officer, { ...here, ids: [id] });
    expect(await codeOf(findDeskMember(officer, { ...here, id }))).toBe(10);
    const acts = await db
      .select({ act: auditLog.act })
      .from(auditLog)
      .where(eq(auditLog.subject, `member:${id}`));
    expect(acts.map(({ act }) => act)).toEqual(['member.create', 'member.update', 'member.delete']);
  });

  it.each([
    ['a company', { company_id: 9999 }],
    ['a region', { region_id: 9999 }],
    ['a category', { category_id: 9999 }],
  ])('belong to no %s that the community has not', async (_what, change) => {
    expect(await codeOf(saveMember(officer, { ...fields, ...change }))).toBe(111);
  });

  it('are read by some and written by others', async () => {
    expect((await searchMembers(treasurer, { ...here, state: 'active', limit: 1, offset: 0 })).total).toBe(400);
    expect((await listMemberChoices(treasurer, here)).positions).toHaveLength(8);
    expect(await codeOf(saveMember(treasurer, fields))).toBe(1);
    expect(await codeOf(deleteMembers(treasurer, { ...here, ids: [1] }))).toBe(1);
    expect(await codeOf(searchMembers(editor, { ...here, limit: 1, offset: 0 }))).toBe(1);
    expect(await codeOf(findDeskMember(officer, { ccId: 2, id: 1 }))).toBe(1);
  });
});

const day = '2026-11-01';

/** An office of the demo that is held by nobody now. */
async function vacantOffice(seats: number | null = 1): Promise<number> {
  const before = await readAllPositions(officer, here);
  const list = before.list.map(({ holders: _, ...office }) => office);
  const texts = { 'zh-cn': { title: '顾问', duty: '' }, en: null };
  const office = { rank: 'council', seats, term_years: 2, is_shown: true, texts } as const;
  const after = await savePositions(officer, { ...here, version: before.version, list: [...list, office] });
  return after.list.at(-1)?.id ?? 0;
}

async function twoMembers() {
  const rows = await db.select({ id: members.id }).from(members).where(eq(members.communityId, 1)).limit(2);
  return rows.map(({ id }) => id) as [number, number];
}

describe('an office', () => {
  it('is held from a day until a day, by as many as it has seats, and shown so', async () => {
    const position_id = await vacantOffice(1);
    const [one, other] = await twoMembers();
    const held = { ...here, position_id, member_id: one, from: day };
    await holdPosition(officer, { ...held, until: null });
    await holdPosition(officer, { ...held, until: null });
    const second = { ...here, position_id, member_id: other };
    expect(await codeOf(holdPosition(officer, { ...second, from: '2027-01-01', until: null }))).toBe(121);
    await holdPosition(officer, { ...held, until: '2027-01-01' });
    await holdPosition(officer, { ...second, from: '2027-01-01', until: null });
    const { list } = await listHolders(officer, { ...here, position_id });
    expect(list.map(({ member_id, state }) => [member_id, state])).toEqual([
      [other, 'coming'],
      [one, 'running'],
    ]);
    const shown = (await listPositions({ ...officer, actor: null }, 1)).list.find(({ id }) => id === position_id);
    expect(shown?.members.map(({ id }) => id)).toEqual([one]);
    await forgetTerm(officer, { ...held });
    await forgetTerm(officer, { ...held });
    expect((await listHolders(officer, { ...here, position_id })).list).toHaveLength(1);
    const subject = and(eq(auditLog.subject, `position:${position_id}`), eq(auditLog.act, 'position.forget'));
    expect(await db.$count(auditLog, subject)).toBe(1);
  });

  it.each([
    ['ends before it begins', { from: day, until: day }, 122],
    ['runs beside another of the same member', { from: '2026-12-01', until: null }, 120],
    ['belongs to nobody', { from: day, until: null, member_id: 99_999 }, 111],
  ])('has no term that %s', async (_case, change, code) => {
    const position_id = await vacantOffice(null);
    const [member_id] = await twoMembers();
    await holdPosition(officer, { ...here, position_id, member_id, from: '2026-01-01', until: null });
    expect(await codeOf(holdPosition(officer, { ...here, position_id, member_id, ...change }))).toBe(code);
  });

  it('with rights is given and taken by nobody who does not hold them', async () => {
    const position_id = await vacantOffice();
    const roleId = await addRole(db, 1, ['role.manage']);
    await db.insert(roleGrants).values({ roleId, positionId: position_id, createdAt: testNow });
    const [member_id] = await twoMembers();
    const held = { ...here, position_id, member_id, from: day };
    expect(await codeOf(holdPosition(officer, { ...held, until: null }))).toBe(1);
    await db.insert(positionHolders).values({ positionId: position_id, memberId: member_id, from: day });
    expect(await codeOf(forgetTerm(officer, held))).toBe(1);
    expect(await codeOf(deleteMembers(officer, { ...here, ids: [member_id] }))).toBe(1);
  });

  it('that somebody has held stays, and its order and settings change', async () => {
    const before = await readAllPositions(officer, here);
    const list = before.list.map(({ holders: _, ...office }) => office);
    const gone = before.list.findIndex(({ holders }) => holders > 0);
    const without = list.filter((_, place) => place !== gone);
    expect(await codeOf(savePositions(officer, { ...here, version: before.version, list: without }))).toBe(11);
    const turned = list.toReversed().map((office) => ({ ...office, seats: null }));
    const after = await savePositions(officer, { ...here, version: before.version, list: turned });
    expect(after.list.map(({ id }) => id)).toEqual(before.list.map(({ id }) => id).toReversed());
    expect(await db.$count(positions, isNull(positions.seats))).toBe(before.list.length);
    expect(onlyRow(after.list).seats).toBeNull();
  });
});
