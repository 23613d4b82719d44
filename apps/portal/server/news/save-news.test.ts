import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PortalContext } from '../context';
import { auditLog, communities, news } from '../database/schema';
import { selectRights } from '../identity/identity-queries';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { addAccount, addRole, giveRole } from '../testing/people';
import { deleteNews } from './delete-news';
import { findDeskNews } from './find-desk-news';
import { findNews } from './find-news';
import { deleteNewsCategory, saveNewsCategory } from './news-categories';
import { listNewsCategories } from './order-news-categories';
import { previewNews } from './preview-news';
import { createNews, type NewsFields, updateNews } from './save-news';
import { searchNews } from './search-news';

const { db, signer } = await demoDatabase();
const editor = await staffContext(db, 'editor');
const later = (seconds: number): Date => new Date(testNow.getTime() + seconds * 1000);
const at = (now: Date, context: PortalContext = editor): PortalContext => ({ ...context, now });
const guest = (now: Date = testNow): PortalContext => ({ db, now, language: 'en', actor: null });
const unix = (moment: Date) => Math.floor(moment.getTime() / 1000);

const fields: NewsFields = {
  ccId: 1,
  category_id: 1,
  is_top: false,
  img_url: null,
  state: 'draft',
  publish_time: null,
  texts: {
    'zh-cn': { title: '新闻', summary: '摘要', body: '正文。' },
    en: { title: 'A new thing', summary: 'In short', body: 'At length.' },
  },
};

const seen = (id: number, now?: Date) => codeOf(findNews(guest(now), { type: 0, newsId: id }));

/** Somebody who may write and not publish. */
async function writer(): Promise<PortalContext> {
  const accountId = await addAccount(db);
  await giveRole(db, await addRole(db, 1, ['news.write']), accountId);
  return { ...editor, actor: await selectRights(db, accountId, testNow) };
}

describe('an item of news that the desk writes', () => {
  it('is a draft that guests do not find, with its texts in both languages', async () => {
    const { id } = await createNews(editor, fields);
    expect(await seen(id)).toBe(10);
    expect(await findDeskNews(editor, { ccId: 1, id })).toMatchObject({ state: 'draft', texts: fields.texts });
  });

  it('that is scheduled shows itself when its moment has come, and the desk then calls it published', async () => {
    const { id } = await createNews(editor, { ...fields, state: 'scheduled', publish_time: unix(later(600)) });
    expect([await seen(id, later(599)), await seen(id, later(600))]).toEqual([10, undefined]);
    const states = [later(0), later(600)].map(async (now) => (await findDeskNews(at(now), { ccId: 1, id })).state);
    expect(await Promise.all(states)).toEqual(['scheduled', 'published']);
  });

  it('keeps the moment since which it is public when it is changed', async () => {
    const { id, version } = await createNews(editor, { ...fields, state: 'published' });
    await updateNews(at(later(3600)), { ...fields, id, version, state: 'published' });
    expect((await findDeskNews(editor, { ccId: 1, id })).publish_time).toBe(unix(testNow));
  });

  it('loses the language that it is no longer written in', async () => {
    const { id, version } = await createNews(editor, fields);
    await updateNews(editor, { ...fields, id, version, texts: { ...fields.texts, en: null } });
    expect((await findDeskNews(editor, { ccId: 1, id })).texts.en).toBeNull();
  });

  it.each([
    ['is scheduled for no moment', { state: 'scheduled' }, 200],
    [
      'is published without a text',
      { state: 'published', texts: { ...fields.texts, en: { ...fields.texts.en, body: '' } } },
      200,
    ],
    ['stands in no category of the community', { category_id: 9999 }, 111],
    ['shows a picture that is not in the library', { img_url: '/p1/9-nothing.webp' }, 111],
  ])('is refused when it %s', async (_case, change, code) => {
    expect(await codeOf(createNews(editor, { ...fields, ...change } as NewsFields))).toBe(code);
  });

  it('is written down with who did it, in the same transaction', async () => {
    const { id } = await createNews(editor, fields);
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      act: 'news.create',
      subject: `news:${id}`,
      accountId: editor.actor?.accountId,
      details: { title: '新闻', state: 'draft' },
    });
  });
});

describe('two editors', () => {
  it('do not overwrite each other: the slower one is told, even within one millisecond', async () => {
    const { id, version } = await createNews(editor, fields);
    const first = await updateNews(editor, { ...fields, id, version, is_top: true });
    await expect(updateNews(editor, { ...fields, id, version })).rejects.toMatchObject({ code: 11, status: 409 });
    expect(await codeOf(updateNews(editor, { ...fields, id, version: first.version }))).toBeUndefined();
  });
});

describe('who may not', () => {
  it('publish writes drafts, and leaves alone what is public', async () => {
    const author = await writer();
    const own = await createNews(author, fields);
    expect(await codeOf(updateNews(author, { ...fields, ...own, state: 'published' }))).toBe(1);
    const public_ = await createNews(editor, { ...fields, state: 'published' });
    expect(await codeOf(updateNews(author, { ...fields, ...public_ }))).toBe(1);
    expect(await codeOf(deleteNews(author, { ccId: 1, ids: [public_.id] }))).toBe(1);
    expect(await seen(public_.id)).toBeUndefined();
    expect(await codeOf(deleteNews(author, { ccId: 1, ids: [own.id] }))).toBeUndefined();
  });

  it.each([
    ['a guest', async () => guest(), 19],
    ['the treasurer', () => staffContext(db, 'treasurer'), 1],
  ])('write at all: %s', async (_who, contextOf, code) => {
    const context = await contextOf();
    const asked = { ccId: 1, id: 1 };
    const calls = [
      createNews(context, fields),
      updateNews(context, { ...fields, id: 1, version: 1 }),
      deleteNews(context, { ccId: 1, ids: [1] }),
      searchNews(context, { ccId: 1, limit: 5, offset: 0 }),
      findDeskNews(context, asked),
      previewNews({ ...context, origin: '', signer }, asked),
      listNewsCategories(context, { ccId: 1 }),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => code));
  });

  it('see another community’s items: they are not there', async () => {
    const [other] = await db
      .insert(communities)
      .values({ seal: '他', foundedYear: 2000, email: 'a@b.example', phone: '1' })
      .returning();
    const ccId = other?.id ?? 0;
    const stranger = await staffContext(db, 'editor', { ccId });
    const { id, version } = await createNews(editor, fields);
    expect(await codeOf(findDeskNews(stranger, { ccId, id }))).toBe(10);
    expect(await codeOf(updateNews(stranger, { ...fields, ccId, id, version }))).toBe(10);
    await deleteNews(stranger, { ccId, ids: [id] });
    expect(await codeOf(findDeskNews(editor, { ccId: 1, id }))).toBeUndefined();
    expect((await searchNews(stranger, { ccId, limit: 60, offset: 0 })).total).toBe(0);
  });
});

describe('a preview', () => {
  it('shows its one item for a day to whoever has the address', async () => {
    const { id } = await createNews(editor, fields);
    const other = await createNews(editor, fields);
    const { urls, expires_time } = await previewNews(
      { ...editor, origin: 'https://portal.test', signer },
      { ccId: 1, id },
    );
    expect(urls.en).toMatch(new RegExp(`^https://portal\\.test/en/news/${id}\\?design=`));
    expect(expires_time).toBe(unix(later(86_400)));
    const token = new URL(urls.en).searchParams.get('design') ?? '';
    const previews = (subject: string) => {
      const read = signer.verify('preview', token, testNow);
      return read.ok && read.payload === subject;
    };
    expect(await codeOf(findNews({ ...guest(), previews }, { type: 0, newsId: id }))).toBeUndefined();
    expect(await codeOf(findNews({ ...guest(), previews }, { type: 0, newsId: other.id }))).toBe(10);
  });
});

describe('the desk’s list', () => {
  it.each([
    ['draft', {}],
    ['scheduled', { state: 'scheduled', publish_time: unix(later(86_400)) }],
    ['published', { state: 'published' }],
  ] as const)('finds what is %s by words of its title in any language, and counts it', async (state, change) => {
    const title = `100%_${state}`;
    const texts = { 'zh-cn': null, en: { title, summary: '', body: 'Text.' } };
    const { id } = await createNews(editor, { ...fields, ...change, texts });
    const found = await searchNews(editor, { ccId: 1, keywords: '0%_', state, limit: 5, offset: 0 });
    expect([found.total, found.list.map((item) => item.id)]).toEqual([1, [id]]);
  });
});

describe('a category of news', () => {
  it('is made, renamed and deleted, but not while something stands in it', async () => {
    const texts = { 'zh-cn': { title: '技术' }, en: null };
    const { id } = await saveNewsCategory(editor, { ccId: 1, sort: 9, texts });
    const item = await createNews(editor, { ...fields, category_id: id });
    expect(await codeOf(deleteNewsCategory(editor, { ccId: 1, id }))).toBe(11);
    await deleteNews(editor, { ccId: 1, ids: [item.id] });
    await deleteNewsCategory(editor, { ccId: 1, id });
    await deleteNewsCategory(editor, { ccId: 1, id });
    const { list } = await listNewsCategories(editor, { ccId: 1 });
    expect(list.map((category) => category.id)).not.toContain(id);
    expect(await db.$count(news, eq(news.categoryId, id))).toBe(0);
  });
});
