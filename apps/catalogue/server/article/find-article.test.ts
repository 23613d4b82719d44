import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { articles } from '../database/schema';
import { testCatalogue } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();

const { list } = (await call({ path: '/article/list' })).data;
const ids: readonly number[] = list.map(({ id }: { id: number }) => id);
const detail = async (id: number | undefined) => (await call({ path: `/article/detail/${id}` })).data;

describe('an article', () => {
  it('stands between the newer and the older one, and the first and the last have one neighbour', async () => {
    const beside = await Promise.all(
      ids.map(async (id) => {
        const { newer, older } = await detail(id);
        return [newer?.id, older?.id];
      }),
    );
    expect(beside).toEqual(ids.map((_id, index) => [ids[index - 1], ids[index + 1]]));
  });

  it('is related to others than itself and its neighbours', async () => {
    for (const id of ids) {
      const { newer, older, related } = await detail(id);
      const others = related.map((other: { id: number }) => other.id);
      expect(others).toEqual(ids.filter((each) => ![id, newer?.id, older?.id].includes(each)).slice(0, 3));
    }
  });

  it('tells when it was changed, and nothing when it never was', async () => {
    const [id = 0] = ids;
    expect((await detail(id)).changed_at).toBeNull();
    await db
      .update(articles)
      .set({ changedAt: new Date('2026-03-04T05:06:07Z') })
      .where(eq(articles.id, id));
    expect((await detail(id)).changed_at).toBe(Date.parse('2026-03-04T05:06:07Z') / 1000);
  });
});
