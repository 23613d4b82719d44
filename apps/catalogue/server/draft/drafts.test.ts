import { writeExt } from '@selvedge/domain/inquiry';
import { previewHeader, previewToken } from '@selvedge/server-kit';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  articles,
  articleTexts,
  downloads,
  downloadTexts,
  pageSections,
  productDownloads,
  products,
  productTexts,
  videos,
  videoTexts,
  writtenPages,
  writtenPageTexts,
} from '../database/schema';
import { indexProducts } from '../search/index-products';
import { testCatalogue, testNow } from '../testing/test-catalogue';

const { call, db, resources } = await testCatalogue();

/** A word that only drafts have. */
const mark = 'zyxomatic';
const hour = 3_600_000;
const token = previewToken(resources.signer, new Date(testNow.getTime() + hour));
const expired = previewToken(resources.signer, new Date(testNow.getTime() - hour));

// One draft of each kind: a denim with a film and a file, beside published ones.
const draft = { isDraft: true, addedAt: testNow, slug: 'not-yet' };
const productId = 901;
await db.insert(products).values({ ...draft, id: productId, categoryId: 3, position: 0, weightGsm: 400 });
await db.insert(productTexts).values({ productId, language: 'en', title: `${mark} denim` });
await db.insert(articles).values({ ...draft, id: 902 });
await db.insert(articleTexts).values({ articleId: 902, language: 'en', title: `${mark} story` });
await db.insert(videos).values({ ...draft, id: 903, seconds: 9, productId: 1 });
await db.insert(videoTexts).values({ videoId: 903, language: 'en', title: `${mark} film` });
await db.insert(videos).values({ ...draft, id: 905, slug: 'shown', isDraft: false, seconds: 9, productId });
await db.insert(videoTexts).values({ videoId: 905, language: 'en', title: 'A film of an unpublished cloth' });
await db.insert(downloads).values({ ...draft, id: 904, kind: 'PDF', size: 9, href: '/downloads/not-yet.pdf' });
await db.insert(downloadTexts).values({ downloadId: 904, language: 'en', title: `${mark} card` });
await db.insert(productDownloads).values({ productId: 1, position: 9, downloadId: 904 });
await db
  .insert(writtenPages)
  .values([{ name: 'oem-odm', isDraft: true }, { name: 'yarn-dyeing' }])
  .onConflictDoUpdate({
    target: writtenPages.name,
    set: { isDraft: sql`excluded.is_draft` },
  });
const text = { language: 'en', description: '' } as const;
await db
  .insert(writtenPageTexts)
  .values([
    { ...text, page: 'oem-odm', title: `${mark} service` },
    { ...text, page: 'yarn-dyeing', title: 'Dyeing' },
  ])
  .onConflictDoUpdate({
    target: [writtenPageTexts.page, writtenPageTexts.language],
    set: { title: sql`excluded.title` },
  });
const part = { language: 'en', position: 9, kind: 'text', items: [] } as const;
await db.insert(pageSections).values([
  { ...part, page: 'yarn-dyeing', title: `${mark} section`, isDraft: true },
  { ...part, page: 'oem-odm', title: `${mark} words` },
]);
await indexProducts(db, [productId]);

const seen = async (path: string, preview?: string) => {
  const answer = await call({ path, headers: preview === undefined ? {} : { [previewHeader]: preview } });
  return { ...answer, text: JSON.stringify(answer.data) };
};

describe('a draft', () => {
  it.each([
    ['a list of products', '/product/list?page_size=60'],
    ['the newest products', '/product/list?sort=newest&page_size=1'],
    ['a category', '/product/list?category_id=3'],
    ['a filter', '/product/list?weight=400-'],
    ['a search', `/product/search?keywords=${mark}`],
    ['a search for a misspelt word', `/product/search?keywords=${mark.slice(0, -1)}k`],
    ['the nearest word to a misspelt one', `/product/search?keywords=denim+${mark.slice(0, -1)}k`],
    ['chosen products', `/product/choices?ids=${productId},1`],
    ['related and next products', '/product/detail/4'],
    ['the downloads of a product', '/product/detail/1'],
    ['the newest articles', '/article/list?page_size=1'],
    ['articles beside another one', '/article/detail/1'],
    ['a list of films', '/video/list?page_size=60'],
    ['a list of files', '/download/list?page_size=60'],
    ['a section of a page', '/site/page/yarn-dyeing'],
    ['a whole page', '/site/page/oem-odm'],
  ])('is kept back from %s, and shown to who has a token', async (_place, path) => {
    const [everybody, editor] = [await seen(path), await seen(path, token)];
    expect([everybody.status, everybody.text.includes(mark)]).toEqual([200, false]);
    expect([editor.status, editor.text.includes(mark)]).toEqual([200, true]);
  });

  it.each(['/product/detail/901', '/article/detail/902', '/video/detail/903'])(
    '%s is there for its editor only',
    async (path) => {
      expect([(await seen(path)).status, (await seen(path, token)).status]).toEqual([404, 200]);
    },
  );

  it.each([
    ['forged', `${token}x`],
    ['expired', expired],
    ['of another purpose', resources.signer.sign('download', '', new Date(testNow.getTime() + hour))],
    ['a word', '1'],
    ['empty', ''],
  ])('is not shown for a token that is %s', async (_what, wrong) => {
    expect((await seen('/product/detail/901', wrong)).status).toBe(404);
  });

  it('is not counted: in the site, in categories, in facets, in totals', async () => {
    const numbers = async (preview?: string) => {
      const counts = (await seen('/site/base-info', preview)).data.counts;
      const tree = (await seen('/product/categories', preview)).data.list;
      const facets = (await seen('/product/facets?category_id=3', preview)).data;
      const total = (await seen('/product/list?category_id=3', preview)).data.total;
      return {
        counts,
        denims: tree[0].children[1].count,
        facets: facets.total,
        weight: facets.weight.at(-1).count,
        total,
      };
    };
    const [everybody, editor] = [await numbers(), await numbers(token)];
    expect(editor.counts).toEqual({
      products: everybody.counts.products + 1,
      articles: everybody.counts.articles + 1,
      videos: everybody.counts.videos + 1,
      downloads: everybody.counts.downloads + 1,
    });
    for (const name of ['denims', 'facets', 'weight', 'total'] as const) expect(editor[name]).toBe(everybody[name] + 1);
  });

  it('is not led to by a film about it', async () => {
    expect((await seen('/video/detail/905')).data.video).not.toHaveProperty('product_id');
    expect((await seen('/video/detail/905', token)).data.video).toMatchObject({ product_id: productId });
  });

  it('is no product that one can inquire about', async () => {
    const send = (id: number) => {
      const ext = writeExt([{ id, name: 'A cloth', images: [] }]);
      const inquiry = {
        name: 'Anna Weber',
        email: 'anna@mill.example',
        msg: 'How wide?',
        time: testNow.getTime(),
        ext,
      };
      return call({ path: '/message-board/add', json: inquiry });
    };
    expect((await send(1)).status).toBe(200);
    const { status, issues } = await send(productId);
    expect([status, issues.map(({ field }) => field)]).toEqual([422, ['ext']]);
  });

  it('is published by taking its flag away', async () => {
    await db.update(products).set({ isDraft: false }).where(eq(products.id, productId));
    expect((await seen('/product/detail/901')).status).toBe(200);
  });
});
