import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';

const { call } = await testCatalogue();
const reviews = (query: string) => call({ path: `/product/reviews/${query}` });
const scores = async (query: string) => (await reviews(query)).data.list.map(({ score }: { score: number }) => score);

describe('the reviews of a product', () => {
  it('come with language, author, day and the mill’s reply, newest first', async () => {
    const { data } = await reviews('4');
    expect([data.total, data.page_count, data.page_number]).toEqual([3, 1, 1]);
    expect(data.list[0]).toEqual({
      id: 1,
      score: 3,
      language: 'en',
      text: 'Narrower than the first lot.',
      author: 'Jeans maker, Portugal',
      add_time: Date.UTC(2026, 2, 1, 8) / 1000,
      reply: 'Measured again.',
    });
    expect(data.list[2].language).toBe('zh-cn');
  });

  it.each([
    ['newest', [3, 5, 5]],
    ['highest', [5, 5, 3]],
    ['lowest', [3, 5, 5]],
    ['no-such-order', [3, 5, 5]],
  ])('are sorted: %s', async (sort, expected) => {
    expect(await scores(`4?sort=${sort}`)).toEqual(expected);
  });

  it('come page by page, and behind the last one there is nothing', async () => {
    expect(await scores('4?page_size=2&page=2')).toEqual([5]);
    expect(await scores('4?page_size=2&page=99999999')).toEqual([]);
  });

  it('make the score and the count that the product shows', async () => {
    const { data } = await call({ path: '/product/detail/4' });
    expect(data.product.comment).toEqual({ score: 4.3, count: 3 });
  });

  it('are none for a product that nobody has reviewed, and not found for no product', async () => {
    expect((await reviews('1')).data).toEqual({ list: [], page_count: 0, page_number: 1, total: 0 });
    expect((await reviews('999')).status).toBe(404);
    expect((await reviews('none')).status).toBe(422);
  });
});

it('a product’s page brings its film with captions in both languages', async () => {
  const { data } = await call({ path: '/product/detail/4' });
  expect(data.film.video.tracks).toEqual([
    { url: '/films/film-loom.en.vtt', language: 'en' },
    { url: '/films/film-loom.zh-cn.vtt', language: 'zh-cn' },
  ]);
  expect((await call({ path: '/product/detail/1' })).data.film).toBeNull();
});
