import { pageNames } from '@selvedge/api-contract/catalogue';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();
await db.execute(sql`delete from written_pages`);

describe('a page that nobody has written yet', () => {
  it.each(pageNames)('is there, with its name and no sections: %s', async (name) => {
    const answers = await Promise.all(
      ['en', 'zh-cn'].map((language) => call({ path: `/site/page/${name}`, headers: { 'accept-language': language } })),
    );
    expect(answers.map(({ code, data }) => [code, data.name, data.sections])).toEqual([
      [0, name, []],
      [0, name, []],
    ]);
    expect(answers[0]?.data.title).toMatch(/^\w/);
    expect(answers[1]?.data.title).toMatch(/^\p{Script=Han}/u);
  });
});

it('a page that the site has not is refused', async () => {
  expect((await call({ path: '/site/page/prices' })).status).toBe(422);
});
