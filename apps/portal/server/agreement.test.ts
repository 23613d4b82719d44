import { type StandardRoleKey, standardRoles } from '@selvedge/domain/rights';
import { readSettings } from '@selvedge/server-kit';
import { readFeed, readSitemap } from '@selvedge/server-kit/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from './database/only-row';
import { communities } from './database/schema';
import { portalSettings } from './settings';
import { serveSiteFiles } from './site-files/serve-site-files';
import { type Fields, type Headers, livePortal } from './testing/live-portal';
import { addAccount, addMember, addRole, addStaff, giveRole, signedIn } from './testing/people';

const { world, db, send, ask } = await livePortal();
const files = serveSiteFiles(world, readSettings(portalSettings, { PORTAL_PUBLIC_URL: 'https://portal.test' }));

/** Stands in every title and name, so that one search looks for everything there is. */
const mark = 'Zqmarkvr';

interface Kind {
  readonly table: string;
  readonly list: string;
  readonly listFields?: Fields;
  /** The call for one of them; activities and products have no page of their own. */
  readonly detail?: { readonly id: string; readonly fields: (id: number) => Fields };
  /** Where their pages lie. */
  readonly folder?: string;
}

/** Everything that is listed, searched and shown, and how each is asked for. */
const kinds: Readonly<Record<string, Kind>> = {
  news: {
    table: 'news',
    list: 'news.list',
    detail: { id: 'news.detail', fields: (newsId) => ({ type: 0, newsId }) },
    folder: 'news',
  },
  announcement: {
    table: 'announcements',
    list: 'announcements.list',
    detail: { id: 'announcements.detail', fields: (announcementId) => ({ announcementId }) },
    folder: 'announcements',
  },
  job: {
    table: 'recruitments',
    list: 'recruitment.list',
    detail: { id: 'recruitment.detail', fields: (recruitmentId) => ({ recruitmentId }) },
    folder: 'jobs',
  },
  company: {
    table: 'companies',
    list: 'enterprise.list',
    detail: { id: 'enterprise.detail', fields: (enterpriseId) => ({ enterpriseId }) },
    folder: 'companies',
  },
  member: {
    table: 'members',
    list: 'directory.list',
    detail: { id: 'directory.detail', fields: (memberId) => ({ memberId }) },
    folder: 'members',
  },
  product: { table: 'company_products', list: 'products.list' },
  activity: { table: 'activities', list: 'activities.page', listFields: { status: 0 } },
};

/** Some of everything is a draft, comes later, is over, meant for members, or hidden; which is which follows from ids. */
beforeAll(async () => {
  for (const [texts, column] of [
    ['news_texts', 'title'],
    ['announcement_texts', 'title'],
    ['recruitment_texts', 'title'],
    ['company_texts', 'name'],
    ['member_texts', 'name'],
    ['company_product_texts', 'name'],
    ['activity_texts', 'title'],
  ]) {
    await db.execute(sql.raw(`update ${texts} set ${column} = '${mark} ' || left(${column}, 60)`));
  }
  await db.execute(sql`update news set state = 'draft' where id % 5 = 0`);
  await db.execute(sql`update news set state = 'scheduled', publish_at = '2027-01-01' where id % 7 = 0`);
  await db.execute(sql`update announcements set audience = 'members' where id % 3 = 0`);
  await db.execute(sql`update announcements set state = 'draft' where id % 5 = 0`);
  await db.execute(sql`update recruitments set is_published = false where id % 4 = 0`);
  await db.execute(sql`update recruitments set closes_at = '2026-11-01' where id % 5 = 0`);
  await db.execute(sql`update companies set is_listed = false where id % 6 = 0`);
  await db.execute(sql`update company_products set is_published = false where id % 5 = 0`);
  await db.execute(sql`update members set state = 'left' where id % 11 = 0`);
  for (const [field, every] of [
    ['name', 3],
    ['company', 4],
    ['post', 5],
    ['phone', 2],
    ['introduction', 6],
  ] as const) {
    for (const [visibility, rest] of [
      ['hidden', 0],
      ['members', 1],
    ]) {
      await db.execute(sql`update members set privacy = jsonb_set(privacy, array[${field}], to_jsonb(${visibility}::text))
        where id % ${every * 5} = ${rest}`);
    }
  }
}, 120_000);

const { id: elsewhere } = onlyRow(
  await db
    .insert(communities)
    .values({ seal: '邻', foundedYear: 2001, email: 'a@neighbour.example', phone: '0' })
    .returning({ id: communities.id }),
);

async function memberOf(communityId: number): Promise<Headers> {
  const accountId = await addAccount(db);
  await addMember(db, accountId, communityId);
  return signedIn(db, accountId);
}

async function formerSecretary(): Promise<Headers> {
  const accountId = await addAccount(db);
  const grantId = await giveRole(db, await addRole(db, 1, standardRoles.secretariat.permissions), accountId);
  await db.execute(sql`delete from role_grants where id = ${grantId}`);
  return signedIn(db, accountId);
}

/** Everybody who may look, and how one becomes them. */
const people: readonly (readonly [string, () => Promise<Headers>])[] = [
  ['a guest', async () => ({})],
  ['an applicant', async () => signedIn(db, await addAccount(db))],
  ['a member', () => memberOf(1)],
  ['another community’s member', () => memberOf(elsewhere)],
  ...(Object.keys(standardRoles) as StandardRoleKey[]).map(
    (key) => [`the ${key}`, async () => signedIn(db, await addStaff(db, 1, key))] as const,
  ),
  ['another community’s secretariat', async () => signedIn(db, await addStaff(db, elsewhere, 'secretariat'))],
  ['somebody whose role was removed', formerSecretary],
];

/** The ids of a whole list, part by part, and its total. */
async function listed(id: string, fields: Fields, headers: Headers, kind?: string) {
  const ids: number[] = [];
  for (;;) {
    const { list, total } = await ask(id, { ...fields, limit: 60, offset: ids.length }, headers);
    ids.push(...list.map((item: { id: number }) => item.id));
    if (kind !== undefined) expect(list.every((item: { kind: string }) => item.kind === kind)).toBe(true);
    if (list.length === 0 || ids.length >= total) return { ids: ids.toSorted(byNumber), total: total as number };
  }
}

const byNumber = (one: number, other: number) => one - other;

async function allIds(table: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql.raw(`select id from ${table} where community_id = 1 order by id`),
  );
  return rows.map(({ id }) => id);
}

/** Among how many people the pages are shared out. */
const turns = 5;

describe.each(people.map((person, place) => [...person, place] as const))('what %s', (_name, become, place) => {
  it.each(Object.entries(kinds))(
    'finds of the kind %s is the same in the list, its count, the search and the pages',
    async (kind, of) => {
      const headers = await become();
      const list = await listed(of.list, { ccId: 1, ...of.listFields }, headers);
      expect(list.total).toBe(list.ids.length);
      expect(new Set(list.ids).size).toBe(list.ids.length);
      const search = await listed('officialWeb.search', { ccId: 1, keywords: mark, kind }, headers, kind);
      expect(search).toEqual(list);
      const { kinds: counts } = await ask('officialWeb.search', { ccId: 1, keywords: mark, limit: 1 }, headers);
      expect(counts.find((count: { kind: string }) => count.kind === kind)?.total ?? 0).toBe(list.total);
      if (of.detail === undefined) return;
      const shown: number[] = [];
      // Each person tries some of the pages, and together they try them all.
      const tried = (await allIds(of.table)).filter((id) => id % turns === place % turns);
      for (const id of tried) {
        const { status, data } = await send(of.detail.id, of.detail.fields(id), headers);
        if (status === 200) shown.push(data.id);
        else expect(status).toBe(404);
      }
      expect(shown).toEqual(list.ids.filter((id) => tried.includes(id)));
    },
    120_000,
  );
});

it('what guests may see is what the sitemap and the feed name, no more and no less', async () => {
  const addresses = (await readSitemap(await (await files.request('/sitemap.xml')).text())).map(({ url }) => url);
  const idsIn = (folder: string, prefix: string) =>
    addresses
      .flatMap((address) => address.match(`^https://portal.test${prefix}/${folder}/(\\d+)$`)?.[1] ?? [])
      .map(Number)
      .toSorted(byNumber);
  for (const { list, listFields, folder } of Object.values(kinds)) {
    if (folder === undefined) continue;
    const { ids } = await listed(list, { ccId: 1, ...listFields }, {});
    expect(idsIn(folder, ''), folder).toEqual(ids);
    expect(idsIn(folder, '/en'), folder).toEqual(ids);
  }
  const feed = await readFeed(await (await files.request('/news.rss')).text());
  const { list } = await ask('news.list', { ccId: 1, limit: 30, offset: 0 });
  expect(feed.items.map(({ link }) => Number(link?.split('/').at(-1)))).toEqual(
    list.map(({ id }: { id: number }) => id),
  );
});
