import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import {
  announcements,
  announcementTexts,
  companies,
  defaultPrivacy,
  members,
  memberTexts,
  news,
  recruitments,
} from '../database/schema';
import { asking } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { addAccount, addMember, signedIn } from '../testing/people';

const resources = await demoDatabase();
const { db } = resources;
const ask = asking(resources);

const association = 1;
const circle = 2;
const pagesOf = (ccId: number) => ({ 'x-community': String(ccId) });

async function firstOf(table: typeof news | typeof companies | typeof recruitments | typeof members, ccId: number) {
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.communityId, ccId)).limit(1);
  return onlyRow(rows).id;
}

describe('which community is meant where a call names none', () => {
  it.each([
    ['by nobody', {}, association],
    ['by its pages', pagesOf(circle), circle],
    ['by pages of a community that is none', pagesOf(77), association],
    ['by nonsense', { 'x-community': '2; drop table' }, association],
  ])('said %s', async (_how, headers, expected) => {
    expect((await ask('/h5/cc/officialWeb/baseInfo/get', undefined, headers)).data.cc_id).toBe(expected);
  });
});

describe('a record of one community', () => {
  it.each([
    ['news', async (ccId: number) => `/h5/cc/news/detail/0/${await firstOf(news, ccId)}`],
    ['company', async (ccId: number) => `/h5/cc/enterprise/detail/${await firstOf(companies, ccId)}`],
    ['job', async (ccId: number) => `/h5/cc/recruitment/detail/${await firstOf(recruitments, ccId)}`],
    ['member', async (ccId: number) => `/h5/cc/directory/detail/${await firstOf(members, ccId)}`],
    [
      'notice',
      async (ccId: number) => {
        const [row] = await db.select().from(announcements).where(eq(announcements.communityId, ccId));
        return `/h5/cc/announcement/detail/${row?.id}`;
      },
    ],
  ])('(%s) is on no page of another one', async (_kind, addressIn) => {
    for (const [own, other] of [
      [association, circle],
      [circle, association],
    ] as const) {
      const address = await addressIn(own);
      expect((await ask(address, undefined, pagesOf(own))).status, address).toBe(200);
      expect((await ask(address, undefined, pagesOf(other))).status, address).toBe(404);
      // A program asks for a record and not for a page.
      expect((await ask(address)).status, address).toBe(200);
    }
  });
});

describe('a member of one community', () => {
  it('sees of another what a guest sees', async () => {
    const memberId = onlyRow(
      await db
        .insert(members)
        .values({
          communityId: circle,
          joinedAt: testNow,
          phone: '+86 575 5554 9999',
          privacy: { ...defaultPrivacy, phone: 'members' },
        })
        .returning({ id: members.id }),
    ).id;
    await db.insert(memberTexts).values({ memberId, language: 'zh-cn', name: '织夜人', initial: '织' });
    const noticeId = onlyRow(
      await db
        .insert(announcements)
        .values({ communityId: circle, audience: 'members', state: 'published', publishAt: testNow })
        .returning({ id: announcements.id }),
    ).id;
    await db
      .insert(announcementTexts)
      .values({ announcementId: noticeId, language: 'zh-cn', title: '只给社员', body: '只给社员' });
    const someone = async (ccId: number) => {
      const accountId = await addAccount(db);
      await addMember(db, accountId, ccId);
      return signedIn(db, accountId);
    };
    const [own, other] = [await someone(circle), await someone(association)];
    const seenBy = async (headers: Readonly<Record<string, string>>) => ({
      member: await ask(`/h5/cc/directory/detail/${memberId}`, undefined, headers),
      list: await ask(`/h5/cc/directory/list/${circle}/100/0`, undefined, headers),
      byPhone: await ask('/officialWeb/search', { ccId: circle, keywords: '55549999', limit: 10, offset: 0 }, headers),
      notice: await ask(`/h5/cc/announcement/detail/${noticeId}`, undefined, headers),
      notices: await ask(`/h5/cc/announcement/list/${circle}/100/0`, undefined, headers),
      info: await ask(`/h5/cc/officialWeb/baseInfo/get?ccId=${circle}`, undefined, headers),
    });
    const asOther = await seenBy(other);
    expect(asOther).toEqual(await seenBy({}));
    const asOwn = await seenBy(own);
    expect([asOwn.member.data.phone, asOther.member.data.phone]).toEqual(['+86 575 5554 9999', '']);
    expect([asOwn.notice.status, asOther.notice.status]).toEqual([200, 404]);
  });
});

it('signs its messages with its own name, and sends people to its own pages', async () => {
  const target = 'weaver@buyers.example';
  await ask('/vcode/send', { target, scene: 'reset' }, pagesOf(circle));
  const { rows } = await resources.pool.query('select * from outbox.mails order by created_at desc limit 1');
  const mail = JSON.stringify(rows[0]);
  expect(mail).toContain('纬岸青年织造社');
  expect(mail).toContain('https://portal.test/c/weavers/reset?');
});
