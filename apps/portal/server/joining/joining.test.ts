import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  auditLog,
  categories,
  companySeats,
  joinApplications,
  joinForms,
  members,
  positionHolders,
  positions,
} from '../database/schema';
import { asking } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { addAccount, addStaff, signedIn } from '../testing/people';
import { moveApplications } from './move-applications';

const world = await demoDatabase();
const { db } = world;
const ask = asking(world);
const desk = await signedIn(db, await addStaff(db, 1, 'secretariat'));
const forms = await db.select().from(joinForms).orderBy(joinForms.id);
const formOf = (kind: 'person' | 'company') => forms.find((form) => form.kind === kind)?.id ?? 0;
const regions = await db.select().from(categories).where(eq(categories.kind, 'region'));

const person = {
  name: '测试员林某',
  email: 'Lin@Mill.example',
  phone: '13900000000',
  answers: { craft: '试验', years: '7', region: regions[0]?.id, charter: true },
  people: [],
};

const colleague = (name: string, is_contact = false) => ({
  name,
  email: `${name}@canal.example`,
  post: '',
  is_contact,
});

const company = {
  ...person,
  name: '运河织造',
  answers: { licence: '91330100MA0000', trade: ['weaving'], employees: 40, region: regions[0]?.id, charter: true },
  people: [colleague('one', true), colleague('two'), colleague('three'), colleague('four')],
};

async function begin(kind: 'person' | 'company' = 'person') {
  const accountId = await addAccount(db);
  const who = await signedIn(db, accountId);
  const { data } = await ask('/cc/member/apply', { ccId: 1, form_id: formOf(kind) }, who);
  return { accountId, who, id: data.id as number, version: data.version as number };
}

async function send(kind: 'person' | 'company' = 'person') {
  const begun = await begin(kind);
  const { who, id, version } = begun;
  await ask('/cc/join/save', { id, version, ...(kind === 'person' ? person : company) }, who);
  const sent = await ask('/cc/join/submit', { id }, who);
  expect(sent).toMatchObject({ status: 200 });
  return begun;
}

const find = async (id: number) => (await ask(`/cc/join/desk/1/${id}`, undefined, desk)).data;

async function decide(id: number, decision: 'advance' | 'refuse' = 'advance', reason = '') {
  const { version } = await find(id);
  return ask('/cc/member/approval', { ccId: 1, id, version, decision, reason }, desk);
}

/** Members of the council with a session each. */
const council = await (async () => {
  const held = await db
    .selectDistinct({ id: members.id, accountId: members.accountId })
    .from(positionHolders)
    .innerJoin(
      positions,
      and(eq(positions.id, positionHolders.positionId), eq(positions.rank, 'council'), eq(positions.communityId, 1)),
    )
    .innerJoin(members, eq(members.id, positionHolders.memberId))
    .where(sql`${positionHolders.until} > '2026-11-21'`);
  return Promise.all(
    held.map(async ({ id, accountId }) => {
      const account = accountId ?? (await addAccount(db));
      await db.update(members).set({ accountId: account }).where(eq(members.id, id));
      return signedIn(db, account);
    }),
  );
})();

async function toVote(kind: 'person' | 'company' = 'person') {
  const begun = await send(kind);
  await decide(begun.id);
  const { version } = await find(begun.id);
  await ask('/cc/join/visit', { ccId: 1, id: begun.id, version, day: '2026-11-20', text: '看过了' }, desk);
  await decide(begun.id);
  return begun;
}

/** The applicant sees what is to be paid, the desk notes that it came, and the application goes on by itself. */
async function payDues(who: Record<string, string>) {
  const { data } = await ask('/h5/cc/fee/page/1/10/0', undefined, who);
  const treasurer = await signedIn(db, await addStaff(db, 1, 'treasurer'));
  for (const { id, version } of data.list) {
    const paid = { ccId: 1, id, version, act: 'pay', booked_on: '2026-11-20', reason: '转账', way: 'transfer' };
    expect(await ask('/cc/fee/modifyMemberPayStatus', paid, treasurer)).toMatchObject({ status: 200 });
  }
  await moveApplications({ db, now: testNow, originOf: () => 'https://portal.test' });
  return data.list as readonly { readonly cents: number; readonly state: string }[];
}

const say = (id: number, voter: number, choice: string) =>
  ask('/cc/join/vote/cast', { ccId: 1, id, choice }, council[voter]);

describe('an application', () => {
  it('is begun once a form, however often the button is pressed', async () => {
    const { who, id } = await begin();
    const again = await Promise.all(
      [1, 2, 3].map(() => ask('/cc/member/apply', { ccId: 1, form_id: formOf('person') }, who)),
    );
    expect(again.map(({ data }) => data.id)).toEqual([id, id, id]);
  });

  it('is kept half-written, and is shown as it was left', async () => {
    const { who, id, version } = await begin();
    const half = { ...person, email: 'no address', answers: { years: 'many' } };
    expect(await ask('/cc/join/save', { id, version, ...half }, who)).toMatchObject({ status: 200 });
    const { data } = await ask(`/cc/join/detail/${id}`, undefined, who);
    expect(data).toMatchObject({ state: 'draft', name: person.name, email: 'no address', answers: { years: 'many' } });
  });

  it('says at each field what is wrong, when it is sent', async () => {
    const { who, id, version } = await begin();
    await ask('/cc/join/save', { id, version, ...person, phone: '', answers: { years: '900' } }, who);
    const { status, issues } = await ask('/cc/join/submit', { id }, who);
    expect(status).toBe(422);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([
      ['phone', 200],
      ['answers.craft', 200],
      ['answers.years', 107],
      ['answers.region', 200],
      ['answers.charter', 200],
    ]);
  });

  it('of a company names its people once each, one of them the contact', async () => {
    const { who, id, version } = await begin('company');
    const people = [colleague('one'), colleague('one'), { ...colleague('x'), email: 'nowhere' }];
    await ask('/cc/join/save', { id, version, ...company, people }, who);
    const { issues } = await ask('/cc/join/submit', { id }, who);
    expect(issues.map(({ field, code }) => [field, code])).toEqual([
      ['people.2.email', 101],
      ['people.1.email', 120],
      ['people.0.is_contact', 200],
    ]);
  });

  it('is sent once, however often it is sent', async () => {
    const { who, id } = await send();
    const again = await Promise.all([1, 2].map(() => ask('/cc/join/submit', { id }, who)));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    const { data } = await ask(`/cc/join/detail/${id}`, undefined, who);
    expect(data.events.map(({ kind }: { kind: string }) => kind)).toEqual(['submitted', 'stage']);
  });

  it('is nobody else’s, and a draft is not the desk’s', async () => {
    const { id } = await begin();
    const stranger = await signedIn(db, await addAccount(db));
    expect((await ask(`/cc/join/detail/${id}`, undefined, stranger)).code).toBe(10);
    expect((await ask('/cc/join/submit', { id }, stranger)).code).toBe(10);
    expect((await ask(`/cc/join/desk/1/${id}`, undefined, desk)).code).toBe(10);
  });

  it('waits for the answer to a question, and goes on with it', async () => {
    const { who, id } = await send();
    const { version } = await find(id);
    await ask('/cc/join/comment', { ccId: 1, id, version, text: 'Ask for the licence.' }, desk);
    const noted = await find(id);
    await ask('/cc/join/ask', { ccId: 1, id, version: noted.version, text: 'Which machines?' }, desk);
    expect((await decide(id)).status).toBe(409);
    const asked = (await ask(`/cc/join/detail/${id}`, undefined, who)).data;
    // Comments and names stay within the house.
    expect(asked.events.map(({ kind, by }: { kind: string; by: unknown }) => [kind, by])).toEqual([
      ['submitted', null],
      ['stage', null],
      ['question', null],
    ]);
    await ask('/cc/join/answer', { id, version: asked.version, text: 'Two testers.' }, who);
    expect((await decide(id)).status).toBe(200);
    expect((await find(id)).stage).toBe('visit');
  });

  it('is refused with a reason and never without, and then it is over', async () => {
    const { who, id } = await send();
    expect((await decide(id, 'refuse')).issues).toMatchObject([{ field: 'reason', code: 200 }]);
    await decide(id, 'refuse', 'Outside of the trade.');
    const { data } = await ask(`/cc/join/detail/${id}`, undefined, who);
    expect(data).toMatchObject({ state: 'refused', reason: 'Outside of the trade.' });
    expect((await decide(id)).status).toBe(409);
  });

  it('is decided on by one of two who decide at once', async () => {
    const { id } = await send();
    const { version } = await find(id);
    const both = await Promise.all(
      ['advance', 'refuse'].map((decision) =>
        ask('/cc/member/approval', { ccId: 1, id, version, decision, reason: 'No.' }, desk),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('goes no further than its visit until there was one', async () => {
    const { id } = await send();
    await decide(id);
    expect((await decide(id)).issues).toMatchObject([{ field: 'visit', code: 200 }]);
  });
});

describe('the vote of the council', () => {
  it('needs its quorum, counts each once by the last word, and keeps out who is not of it', async () => {
    const { id } = await toVote();
    const { vote } = await find(id);
    expect(vote.electorate).toBe(council.length);
    expect((await decide(id)).status).toBe(409);
    for (let voter = 0; voter < vote.needed; voter += 1) await say(id, voter, 'no');
    for (let voter = 0; voter < vote.needed; voter += 1) await say(id, voter, 'yes');
    expect((await find(id)).vote).toMatchObject({ yes: vote.needed, no: 0, is_quorate: true, outcome: 'accepted' });
    const member = await signedIn(db, (await send()).accountId);
    expect((await ask('/cc/join/vote/cast', { ccId: 1, id, choice: 'no' }, member)).status).toBe(403);
    expect((await decide(id)).status).toBe(200);
    expect((await say(id, 0, 'no')).status).toBe(409);
  });

  it('that says no ends the application', async () => {
    const { id } = await toVote();
    await Promise.all(council.map((_, voter) => say(id, voter, voter === 0 ? 'yes' : 'no')));
    await decide(id);
    expect(await find(id)).toMatchObject({ state: 'refused', reason: '理事会表决未通过。' });
  });

  it('is counted by itself when its time is over, and goes on without a quorum', async () => {
    const carried = await toVote();
    const empty = await toVote();
    await Promise.all(council.map((_, voter) => say(carried.id, voter, 'yes')));
    const later = new Date(testNow.getTime() + 15 * 86_400_000);
    await moveApplications({ db, now: later, originOf: () => 'https://portal.test' });
    expect((await find(carried.id)).stage).toBe('dues');
    const { stage, deadline } = await find(empty.id);
    expect([stage, deadline * 1000 > later.getTime()]).toEqual(['vote', true]);
  });
});

describe('a whole way', () => {
  it('leads a company with four seats to membership, with numbers, cards and invitations', async () => {
    const { who, id, accountId } = await toVote('company');
    await Promise.all(council.map((_, voter) => say(id, voter, 'yes')));
    await decide(id);
    expect((await find(id)).stage).toBe('dues');
    // Admitted, and in no list and with no rights before the dues are paid.
    expect((await ask('/cc/member/card/1', undefined, who)).status).toBe(403);
    expect((await decide(id)).issues).toMatchObject([{ field: 'dues', code: 200 }]);
    const dues = await payDues(who);
    expect(dues).toMatchObject([{ state: 'unpaid', cents: 36_667 }]);
    expect((await find(id)).stage).toBe('certificate');
    await decide(id);
    const done = await find(id);
    expect(done).toMatchObject({ state: 'admitted', stage: null });
    expect(done.stages.every(({ state }: { state: string }) => state === 'done')).toBe(true);
    const card = (await ask('/cc/member/card/1', undefined, who)).data;
    expect(card).toMatchObject({
      company: '运河织造',
      state: 'valid',
      number: expect.stringMatching(/^WS-2026-\d{4}$/),
    });
    const key = card.address.split('/').at(-1);
    const seen = (await ask(`/h5/cc/member/verify/${key}`)).data;
    expect(seen).toEqual({
      state: 'valid',
      number: card.number,
      name: 'o••',
      community: expect.any(String),
      since: 2026,
      valid_until: '2027-11-20',
    });
    const certificate = (await ask('/cc/member/certificate/1', undefined, who)).data;
    expect(Buffer.from(certificate.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const [row] = await db.select().from(joinApplications).where(eq(joinApplications.id, id));
    const seats = await db
      .select()
      .from(companySeats)
      .where(eq(companySeats.companyId, row?.companyId ?? 0));
    expect(seats.length).toBe(4);
    const ids = seats.map(({ memberId }) => memberId);
    const people = await db.select().from(members).where(inArray(members.id, ids));
    expect(people.map(({ state }) => state)).toEqual(['active', 'active', 'active', 'active']);
    expect(people.filter((one) => one.accountId === accountId).length).toBe(1);
    const mails = await db.execute(sql`select recipient from outbox.mails where key like 'invitation:%' order by 1`);
    expect(mails.rows.map(({ recipient }) => recipient)).toEqual([
      'four@canal.example',
      'three@canal.example',
      'two@canal.example',
    ]);
    const acts = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `application:${id}`));
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['join.visit', 'join.vote', 'join.advance']));
  });
});
