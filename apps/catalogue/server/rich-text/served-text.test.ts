import { describe, expect, it } from 'vitest';
import {
  articleTexts,
  pageSections,
  productTexts,
  videoTexts,
  writtenPages,
  writtenPageTexts,
} from '../database/schema';
import { testCatalogue } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();

// As if somebody had written into the database past every program of ours.
const bodyHtml = '<p>Kept</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
await db.update(articleTexts).set({ bodyHtml });
await db.update(videoTexts).set({ bodyHtml });
await db.update(productTexts).set({ bodyHtml });
await db.insert(writtenPages).values({ name: 'oem-odm' }).onConflictDoNothing();
await db
  .insert(writtenPageTexts)
  .values({ page: 'oem-odm', language: 'en', title: 'OEM', description: '' })
  .onConflictDoNothing();
await db
  .insert(pageSections)
  .values({ page: 'oem-odm', language: 'en', position: 9, kind: 'text', title: 'x', bodyHtml });

describe('whatever the database holds', () => {
  it.each(['/article/detail/1', '/video/detail/1', '/product/detail/1', '/site/page/oem-odm'])(
    '%s is served safe',
    async (path) => {
      const text = JSON.stringify((await call({ path })).data);
      expect(text).toContain('<p>Kept</p>');
      expect(text).not.toMatch(/<script|onerror|javascript:/);
    },
  );
});
