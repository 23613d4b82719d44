import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();

async function search(keywords: string, more = ''): Promise<{ titles: string[]; total: number }> {
  const { data } = await call({ path: `/product/search?keywords=${encodeURIComponent(keywords)}${more}` });
  return { titles: data.list.map(({ title }: { title: string }) => title), total: data.total };
}

describe('search finds', () => {
  it.each([
    ['a word', 'linen', ['Herringbone linen']],
    ['the beginning of a word', 'herr', ['Herringbone linen']],
    ['a word of another category only there', 'poplin', ['White poplin 133']],
    ['several words in any order', 'denim stretch', ['Stretch denim']],
    ['a plural by its singular', 'twill', ['Blue Oxford twills']],
    ['a singular by its plural', 'linens', ['Herringbone linen']],
    ['an accent by none', 'cafe', ['Café flannel']],
    ['none by an accent', 'Flànnel', ['Café flannel']],
    ['full-width letters', 'ｐｏｐｌｉｎ', ['White poplin 133']],
    ['an article number', 'WD-1402', ['Selvedge denim 14 oz']],
    ['an article number without its hyphen', 'wd1402', ['Selvedge denim 14 oz']],
    ['an article number with a space', 'wd 1402', ['Selvedge denim 14 oz']],
    ['the beginning of an article number', 'wd15', ['Stretch denim']],
    ['a swapped letter', 'oxfrod', ['Blue Oxford twills']],
    ['a missing letter', 'herrinbone', ['Herringbone linen']],
    ['a typo beside a right word', 'strech denim', ['Stretch denim']],
    ['one word when no product has both', 'poplin zzzzzz', ['White poplin 133']],
    ['a beginning before the last word', 'herrin linen', ['Herringbone linen']],
    ['Chinese', '亚麻', ['Herringbone linen']],
    ['Chinese of three characters', '牛津纺', ['Blue Oxford twills']],
    ['Chinese with a number', '弹力 牛仔布', ['Stretch denim']],
    ['a single character', '漂', ['White poplin 133']],
    ['a category above its own', 'fabrics linen', ['Herringbone linen']],
    ['a certificate', 'oeko', ['White poplin 133']],
    ['a fibre by its Chinese name', '氨纶', ['Stretch denim']],
  ])('%s: %j', async (_what, keywords, expected) => {
    expect((await search(keywords)).titles).toEqual(expected);
  });

  it('every denim, and a title before a description', async () => {
    const { titles, total } = await search('denim');
    expect([titles.sort(), total]).toEqual([['Selvedge denim 14 oz', 'Stretch denim'], 2]);
  });

  it('pairs of characters only where they stand side by side', async () => {
    // 牛仔 and 仔布 stand in the text of this product, but never as 牛仔布.
    await db.execute(sql`update product_search set plain = '牛仔 仔布' where product_id = 5`);
    expect((await search('牛仔布')).titles).toEqual(['Selvedge denim 14 oz']);
    await db.execute(sql`update product_search set plain = '弹力牛仔布' where product_id = 5`);
  });

  it('in the language of the page, whatever language is typed', async () => {
    const { data } = await call({ path: '/product/search?keywords=denim', headers: { 'accept-language': 'zh-cn' } });
    expect(data.list.map(({ title }: { title: string }) => title).sort()).toEqual(
      ['弹力牛仔布', '赤耳牛仔布14盎司'].sort(),
    );
  });

  it('within a category, a filter and an order', async () => {
    expect((await search('denim', '&category_id=2')).total).toBe(0);
    expect((await search('denim', '&weight=400-')).titles).toEqual(['Selvedge denim 14 oz']);
    expect((await search('denim', '&sort=lightest')).titles).toEqual(['Stretch denim', 'Selvedge denim 14 oz']);
  });

  it('pages with the right total, and an empty page behind the last', async () => {
    const first = await call({ path: '/product/search?keywords=denim&page_size=1' });
    const beyond = await call({ path: '/product/search?keywords=denim&page_size=1&page=9' });
    expect([first.data.total, first.data.page_count, first.data.list.length]).toEqual([2, 2, 1]);
    expect([beyond.data.total, beyond.data.list]).toEqual([2, []]);
  });
});

describe('a misspelt word', () => {
  it('is said with what was looked for instead', async () => {
    const { data } = await call({ path: '/product/search?keywords=denmi' });
    expect(data.corrections).toEqual([{ word: 'denmi', nearest: expect.arrayContaining(['denim']) }]);
    expect((await call({ path: '/product/search?keywords=denim' })).data.corrections).toEqual([]);
  });
});

describe('search survives', () => {
  it.each([
    "'",
    '\\',
    '%',
    '_',
    ':*',
    '&|!',
    '()',
    "'; drop table products; --",
    '\u0000x',
    '<script>',
    '𠮷'.repeat(40),
    'a'.repeat(100),
  ])('%j', async (keywords) => {
    const { status } = await call({ path: `/product/search?keywords=${encodeURIComponent(keywords)}` });
    expect(status).toBe(200);
  });

  it('10,000 characters, by refusing them', async () => {
    const answer = await call({ path: `/product/search?keywords=${'x'.repeat(10_000)}` });
    expect([answer.status, answer.code]).toEqual([422, 108]);
  });
});
