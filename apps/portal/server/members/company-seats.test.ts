import { and, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import { companies, companySeats, companyTexts, members } from '../database/schema';
import { asking } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { addAccount, addMember, addStaff, signedIn } from '../testing/people';

const world = await demoDatabase();
const { db } = world;
const ask = asking(world);
const desk = await signedIn(db, await addStaff(db, 1, 'secretariat'));

/** A company with some seats, and the session of its contact. */
async function house(seats = 4) {
  const { id: companyId } = onlyRow(
    await db
      .insert(companies)
      .values({ communityId: 1, rank: 'member', joinedAt: testNow, updatedAt: testNow })
      .returning({ id: companies.id }),
  );
  await db.insert(companyTexts).values({ companyId, language: 'en', name: 'A mill', trade: '' });
  const accountId = await addAccount(db);
  const memberId = await addMember(db, accountId, 1);
  await db.update(members).set({ companyId }).where(eq(members.id, memberId));
  await db.insert(companySeats).values({ companyId, memberId, isContact: true, from: testNow });
  await ask('/cc/member/seats/count', { ccId: 1, company_id: companyId, seats }, desk);
  const contact = await signedIn(db, accountId);
  return {
    companyId,
    memberId,
    own: (what: object, who = contact) =>
      ask('/cc/member/own/seats/change', { ccId: 1, company_id: companyId, what }, who),
    byDesk: (what: object) => ask('/cc/member/seats/change', { ccId: 1, company_id: companyId, what }, desk),
  };
}

/** A member with no company. */
async function alone(email: string) {
  const accountId = await addAccount(db);
  const id = await addMember(db, accountId, 1);
  await db.update(members).set({ email }).where(eq(members.id, id));
  return { id, who: await signedIn(db, accountId) };
}

const memberOf = async (id: number) => onlyRow(await db.select().from(members).where(eq(members.id, id)));
const seatOf = async (companyId: number, memberId: number) =>
  onlyRow(
    await db
      .select()
      .from(companySeats)
      .where(
        and(eq(companySeats.companyId, companyId), eq(companySeats.memberId, memberId), isNull(companySeats.until)),
      ),
  );

describe('the contact of a company', () => {
  it('puts no member of another house on a seat: by number they are not there, by address the desk is to be asked', async () => {
    const { companyId, own } = await house();
    const { id } = await alone('alone@mill.example');
    for (const change of [{ change: 'add' }, { change: 'transfer', seat_id: 0 }]) {
      const seat_id = (await db.select().from(companySeats).where(eq(companySeats.companyId, companyId)))[0]?.id;
      const what = { ...change, ...(change.change === 'transfer' && { seat_id }) };
      const missing = await own({ ...what, member_id: 999_999 });
      expect(missing).toMatchObject({ status: 422, issues: [{ field: 'member_id', code: 111 }] });
      expect(await own({ ...what, member_id: id })).toEqual(missing);
      const taken = await own({ ...what, name: 'Anna', email: 'ALONE@mill.example' });
      expect(taken).toMatchObject({ status: 409, issues: [{ field: 'email' }] });
    }
    expect(await memberOf(id)).toMatchObject({ state: 'active', companyId: null });
    expect(await db.$count(companySeats, eq(companySeats.companyId, companyId))).toBe(1);
  });

  it.each([
    ['nothing', { name: '', email: '' }, { name: 200, email: 200 }],
    ['an address that no letter reaches', { name: 'Nina', email: 'nowhere' }, { email: 101 }],
    ['an address without a name', { name: '', email: 'nina@mill.example' }, { name: 200 }],
  ])('seats nobody of whom it was told %s, and who sat there stays', async (_what, told, wrong) => {
    const { companyId, own, byDesk } = await house();
    const { id: seat_id } = onlyRow(await db.select().from(companySeats).where(eq(companySeats.companyId, companyId)));
    for (const what of [{ change: 'add' }, { change: 'transfer', seat_id }]) {
      for (const act of [own, byDesk]) {
        const { status, issues } = await act({ ...what, ...told });
        const found = issues.map(({ field, code }: { field: string; code: number }) => [field, code]);
        expect([status, Object.fromEntries(found)]).toEqual([422, wrong]);
      }
    }
    expect(await db.$count(companySeats, and(eq(companySeats.companyId, companyId), isNull(companySeats.until)))).toBe(
      1,
    );
  });

  it('seats who is new, and ends the membership that came with the seat', async () => {
    const { companyId, own } = await house();
    const added = await own({ change: 'add', name: 'New', email: `new-${companyId}@mill.example` });
    expect(added).toMatchObject({ status: 200, data: { list: [{ is_contact: false, name: 'New' }] } });
    const { member_id, id: seat_id } = added.data.list[0];
    expect((await own({ change: 'end', seat_id })).status).toBe(200);
    expect((await memberOf(member_id)).state).toBe('left');
  });

  it('takes nobody’s own membership with a seat that the desk gave them', async () => {
    const { companyId, own, byDesk } = await house();
    const { id } = await alone('doctor@mill.example');
    expect((await byDesk({ change: 'add', member_id: id })).status).toBe(200);
    expect(await memberOf(id)).toMatchObject({ companyId });
    const { id: seat_id, bringsMembership } = await seatOf(companyId, id);
    expect(bringsMembership).toBe(false);
    expect((await own({ change: 'end', seat_id })).status).toBe(200);
    expect(await memberOf(id)).toMatchObject({ state: 'active', companyId: null });
  });

  it('ends a membership that came with a seat only with the last of the seats', async () => {
    const [first, second] = [await house(), await house()];
    const added = await first.own({ change: 'add', name: 'Both', email: `both-${first.companyId}@mill.example` });
    const { member_id, id: seat_id } = added.data.list[0];
    await second.byDesk({ change: 'add', member_id });
    await first.own({ change: 'end', seat_id });
    expect(await memberOf(member_id)).toMatchObject({ state: 'active', companyId: second.companyId });
    const last = await seatOf(second.companyId, member_id);
    await second.own({ change: 'end', seat_id: last.id });
    expect((await memberOf(member_id)).state).toBe('left');
  });

  it('is who stands there now: colleagues, other contacts and strangers find no such company', async () => {
    const [mine, other] = [await house(), await house()];
    const { id, who } = await alone(`colleague-${mine.companyId}@mill.example`);
    await mine.byDesk({ change: 'add', member_id: id });
    const seat = await seatOf(mine.companyId, id);
    const missing = await ask(
      '/cc/member/own/seats/change',
      { ccId: 1, company_id: 999_999, what: { change: 'end', seat_id: seat.id } },
      who,
    );
    expect(missing.status).toBe(404);
    expect(await mine.own({ change: 'end', seat_id: seat.id }, who)).toEqual(missing);
    // Another company's seat by one's own company's number.
    expect(await other.own({ change: 'end', seat_id: seat.id })).toEqual(missing);
    expect((await mine.own({ change: 'contact', seat_id: seat.id })).status).toBe(200);
    expect(await mine.own({ change: 'end', seat_id: seat.id })).toEqual(missing);
  });

  it('fills one seat with ten requests at once when one is free, and gives none to a member twice', async () => {
    const { companyId, own, byDesk } = await house(2);
    const asked = Array.from({ length: 10 }, (_none, place) =>
      own({ change: 'add', name: `P${place}`, email: `rush-${companyId}-${place}@mill.example` }),
    );
    const states = (await Promise.all(asked)).map(({ status }) => status).toSorted();
    expect(states).toEqual([200, ...Array(9).fill(409)]);
    const { id } = await alone(`twice-${companyId}@mill.example`);
    await ask('/cc/member/seats/count', { ccId: 1, company_id: companyId, seats: 9 }, desk);
    const twice = await Promise.all([1, 2, 3].map(() => byDesk({ change: 'add', member_id: id })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const held = sql`${companySeats.companyId} = ${companyId} and ${companySeats.until} is null`;
    expect(await db.$count(companySeats, held)).toBe(3);
  });
});
