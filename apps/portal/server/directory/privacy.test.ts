import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { portalApi } from '../api';
import { defaultPrivacy, type MemberField, members, memberTexts, positionHolders } from '../database/schema';
import { serveSiteFiles } from '../site-files/serve-site-files';
import { demoDatabase } from '../testing/demo-database';
import { addAccount, signedIn } from '../testing/people';

const resources = await demoDatabase();
const { db } = resources;
const app = new Hono()
  .route('/', serveSiteFiles(resources, {} as Parameters<typeof serveSiteFiles>[1]))
  .route('/', portalApi(resources, { TRUST_PROXY: 0 }));

/** A president whose every field bears a mark that occurs nowhere else. */
const memberId = 1;
const marks = {
  name: 'Zqnamevr',
  introduction: 'Zqintrovr',
  post: 'Zqpostvr',
  phone: '+86 999 0001 7777',
  email: 'zqmailvr@hidden.example',
} as const satisfies Partial<Record<MemberField, string>>;

async function mark(privacy: Partial<Record<MemberField, 'public' | 'members' | 'hidden'>>): Promise<void> {
  const { name, introduction, post, phone, email } = marks;
  await db.update(memberTexts).set({ name, introduction, post }).where(eq(memberTexts.memberId, memberId));
  await db
    .update(members)
    .set({ phone, email, privacy: { ...defaultPrivacy, ...privacy } })
    .where(eq(members.id, memberId));
}

/** Everything that answers anybody who asks for people: lists, searches by each mark, pages, and what programs read. */
async function everythingPublic(headers: Record<string, string> = {}): Promise<string> {
  const reads = [
    '/v1/h5/cc/directory/list/1/60/0',
    `/v1/h5/cc/directory/detail/${memberId}`,
    '/v1/h5/cc/position/list/1',
    '/v1/h5/cc/members/1/1',
    '/v1/h5/cc/enterprise/detail/1',
    '/v1/h5/cc/enterprise/list/1/60/0',
    '/sitemap.xml',
    '/news.rss',
  ];
  const answers = await Promise.all(reads.map(async (path) => (await app.request(path, { headers })).text()));
  return answers.join('\n');
}

async function found(keywords: string, headers: Record<string, string> = {}) {
  const list = await app.request(`/v1/h5/cc/directory/list/1/60/0?keywords=${encodeURIComponent(keywords)}`, {
    headers,
  });
  const search = await app.request('/v1/officialWeb/search', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ccId: 1, keywords }),
  });
  const [inList, onSite] = [await list.json(), await search.json()];
  return [inList.data.total, onSite.data.total] as const;
}

describe('what a member hides', () => {
  it.each(Object.keys(marks) as (keyof typeof marks)[])(
    '%s: is in no answer, search, count or sitemap',
    async (field) => {
      await mark({ ...everything('public'), [field]: 'public' });
      expect(await everythingPublic()).toContain(marks[field]);
      for (const visibility of ['hidden', 'members'] as const) {
        await mark({ ...everything('public'), [field]: visibility });
        expect(await everythingPublic()).not.toContain(marks[field]);
        expect(await found(marks[field])).toEqual([0, 0]);
      }
    },
  );

  it('is found by its words as long as it is public, and no longer the moment it is hidden', async () => {
    await mark(everything('public'));
    for (const words of [marks.name, marks.post, marks.introduction]) expect(await found(words)).toEqual([1, 1]);
    await mark({ ...everything('public'), name: 'hidden' });
    for (const words of [marks.name, marks.post, marks.introduction]) expect(await found(words)).toEqual([0, 0]);
    expect((await app.request(`/v1/h5/cc/directory/detail/${memberId}`)).status).toBe(404);
    expect(await (await app.request('/sitemap.xml')).text()).not.toContain(`/members/${memberId}<`);
  });

  it('leaves the member out of the trade and the company that they hide', async () => {
    await mark(everything('public'));
    const people = async () =>
      (await (await app.request('/v1/h5/cc/enterprise/detail/1')).json()).data.people.map(
        ({ id }: { id: number }) => id,
      );
    expect(await people()).toContain(memberId);
    await mark({ ...everything('public'), company: 'hidden' });
    expect(await people()).not.toContain(memberId);
    const president = (await (await app.request('/v1/h5/cc/position/list/1')).json()).data.list[0].members[0];
    expect(president).toMatchObject({ id: memberId, company: '' });
  });

  it('is seen by members of the association where it is meant for them, and by nobody of another', async () => {
    await mark({ ...everything('public'), phone: 'members', email: 'hidden' });
    const accountId = await addAccount(db);
    await db.update(members).set({ accountId }).where(eq(members.id, 9));
    const headers = await signedIn(db, accountId);
    const seen = await everythingPublic(headers);
    expect(seen).toContain(marks.phone);
    expect(seen).not.toContain(marks.email);
    expect(await everythingPublic(await signedIn(db, await addAccount(db)))).not.toContain(marks.phone);
  });
});

it('an office is held for its term: what has ended or not begun is not shown', async () => {
  await mark(everything('public'));
  const holders = async () =>
    (await (await app.request('/v1/h5/cc/position/list/1')).json()).data.list[0].members.map(
      ({ id }: { id: number }) => id,
    );
  expect(await holders()).toContain(memberId);
  await db.update(positionHolders).set({ until: '2026-11-21' }).where(eq(positionHolders.memberId, memberId));
  expect(await holders()).not.toContain(memberId);
});

function everything(visibility: 'public'): Record<MemberField, 'public'> {
  return Object.fromEntries(Object.keys(defaultPrivacy).map((field) => [field, visibility])) as Record<
    MemberField,
    'public'
  >;
}
