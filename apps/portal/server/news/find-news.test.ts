import { describe, expect, it } from 'vitest';
import { demoDatabase, testNow } from '../testing/demo-database';
import { findNews } from './find-news';
import { listNews } from './list-news';

const { db } = await demoDatabase();
const context = { db, now: testNow, language: 'en', actor: null } as const;
const [lead] = (await listNews(context, { ccId: 1, limit: 1, offset: 0 })).list;
const newsId = lead?.id ?? 0;

describe('one item of news', () => {
  it('has its text beside what the list shows', async () => {
    const item = await findNews(context, { type: 0, newsId });
    expect(item).toMatchObject({ title: lead?.title, summary: lead?.summary });
    expect(item.body.split('\n\n')).toHaveLength(3);
  });

  it.each([
    ['an id that is not there', { type: 0, newsId: 999 }],
    ['another category', { type: 3, newsId }],
  ])('is not found under %s', async (_case, asked) => {
    await expect(findNews(context, asked)).rejects.toMatchObject({ code: 10 });
  });
});
