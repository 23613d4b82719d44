import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newsTexts } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { listNews } from './list-news';

const { db } = await demoDatabase();
const all = { ccId: 1, limit: 60, offset: 0 };

describe('the list of news', () => {
  it('keeps what is pinned on top, then goes by day', async () => {
    const { list } = await listNews({ db, now: testNow, language: 'zh-cn', actor: null }, all);
    expect(list[0]?.is_top).toBe(true);
    const days = list.slice(1).map(({ show_time }) => show_time);
    expect(days).toEqual([...days].sort((one, other) => other - one));
  });

  it('describes a picture in the caller’s language', async () => {
    const { list } = await listNews({ db, now: testNow, language: 'en', actor: null }, all);
    expect(list[0]?.img).toMatchObject({ url: '/p2/1-rolls.webp', alt: 'Rolls of yarn-dyed cloth, side by side' });
  });

  it('shows the other language’s text when nobody has translated an item yet', async () => {
    const [first] = (await listNews({ db, now: testNow, language: 'zh-cn', actor: null }, all)).list;
    await db.delete(newsTexts).where(eq(newsTexts.language, 'en'));
    const [untranslated] = (await listNews({ db, now: testNow, language: 'en', actor: null }, all)).list;
    expect(untranslated?.title).toBe(first?.title);
    expect(untranslated?.category).toBe('Association');
  });
});
