import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  announcementReads,
  announcements,
  joinApplications,
  members,
  messageBoardEntries,
  news,
} from '../database/schema';
import { createNews, type NewsFields } from '../news/save-news';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { readToday } from './read-today';

const { db } = await demoDatabase();
const secretary = await staffContext(db, 'secretariat');
const hours = (count: number) => Math.floor(testNow.getTime() / 1000) + count * 3600;

const fields: NewsFields = {
  ccId: 1,
  category_id: 1,
  is_top: false,
  img_url: null,
  state: 'draft',
  publish_time: null,
  texts: { 'zh-cn': { title: '草稿', summary: '', body: '正文' }, en: null },
};

const message = {
  communityId: 1,
  contentHash: 'x',
  contacts: 'Anna',
  phone: '1',
  email: 'a@b.example',
  content: 'Hello',
  language: 'en',
  receivedAt: testNow,
} as const;

/** The demo's desk is never empty. */
async function emptyDesk(): Promise<void> {
  await db.delete(messageBoardEntries);
  await db.delete(news).where(ne(news.state, 'published'));
  await db.delete(announcements).where(ne(announcements.state, 'published'));
}

describe('what waits for the desk', () => {
  it('are drafts, what is scheduled for today, and messages without an answer', async () => {
    await emptyDesk();
    const draft = await createNews(secretary, fields);
    // Noon in Zhejiang: in eleven hours it is still today, in thirteen no more.
    const today = await createNews(secretary, { ...fields, state: 'scheduled', publish_time: hours(11) });
    await createNews(secretary, { ...fields, state: 'scheduled', publish_time: hours(13) });
    await db.insert(messageBoardEntries).values([message, { ...message, state: 'answered' }]);
    const { queues } = await readToday(secretary, { ccId: 1 });
    expect(queues.drafts).toMatchObject({ total: 1, list: [{ kind: 'news', id: draft.id, title: '草稿' }] });
    expect(queues.scheduled).toMatchObject({ total: 1, list: [{ id: today.id, time: hours(11) }] });
    expect(queues.messages).toMatchObject({ total: 1, list: [{ title: 'Anna' }] });
  });

  it('are announcements that hardly anybody has read, until half of the members have', async () => {
    const [first] = (await readToday(secretary, { ccId: 1 })).queues.hardly_read?.list ?? [];
    expect(first).toMatchObject({ kind: 'announcement', count: 0 });
    const everybody = await db.select({ memberId: members.id }).from(members);
    const announcementId = first?.id ?? 0;
    await db
      .insert(announcementReads)
      .values(everybody.map(({ memberId }) => ({ announcementId, memberId, readAt: testNow })));
    const after = (await readToday(secretary, { ccId: 1 })).queues.hardly_read?.list ?? [];
    expect(after.map(({ id }) => id)).not.toContain(announcementId);
  });

  it('are applications at a stage that names who asks, or nobody, and none that waits for its applicant', async () => {
    const own = secretary.actor?.accountId ?? 0;
    await db.update(joinApplications).set({ state: 'refused' });
    const [open, mine, others, asked] = await db.select().from(joinApplications).limit(4);
    const at = (people: number[]) => [{ kind: 'review' as const, days: 5, people }];
    const stand = async (row: typeof open, people: number[], state: 'running' | 'asked', days: number) =>
      db
        .update(joinApplications)
        .set({ state, stage: 'review', stages: at(people), deadline: new Date(testNow.getTime() + days * 86_400_000) })
        .where(eq(joinApplications.id, row?.id ?? 0));
    await stand(open, [], 'running', 2);
    await stand(mine, [own], 'running', 1);
    await stand(others, [own + 1], 'running', 1);
    await stand(asked, [], 'asked', 1);
    const { joining } = (await readToday(secretary, { ccId: 1 })).queues;
    expect(joining?.list.map(({ id }) => id)).toEqual([mine?.id, open?.id]);
    expect(joining).toMatchObject({ total: 2, list: [{ kind: 'joining', time: hours(24), title: mine?.name }, {}] });
  });

  it('are the activities to come in which somebody waits for a place, what begins first first', async () => {
    const { enrolments } = (await readToday(secretary, { ccId: 1 })).queues;
    const list = enrolments?.list ?? [];
    expect(enrolments?.total).toBeGreaterThan(1);
    expect(
      list.every(({ kind, title, time }) => kind === 'enrolment' && / · \d+ 人候补$/.test(title) && time > hours(0)),
    ).toBe(true);
    expect(list.map(({ time }) => time)).toEqual(list.map(({ time }) => time).toSorted((one, other) => one - other));
  });

  it('are counted for nobody who may not work them off', async () => {
    const { permissions, queues } = await readToday(await staffContext(db, 'treasurer'), { ccId: 1 });
    expect(permissions).toEqual(['member.read', 'fee.manage', 'shop.manage']);
    const { vouchers, renewals, undelivered, ...others } = queues;
    expect(Object.values(others)).toEqual(Array(7).fill(null));
    // Dues are a treasurer's own.
    expect([vouchers, renewals, undelivered]).not.toContain(null);
  });

  it('is told to nobody without a right in this community', async () => {
    expect(await codeOf(readToday({ ...secretary, actor: null }, { ccId: 1 }))).toBe(19);
    expect(await codeOf(readToday(secretary, { ccId: 2 }))).toBe(1);
  });
});
