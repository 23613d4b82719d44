import { expect, it } from 'vitest';
import { rows } from './database';
import { languages } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { hydrated } from './watched-page';

// With the cache of pages as it is for everybody.
const { app, browser } = await siteInBrowser({ SHOP: 'on' });

const textOf = async (path: string) => (await fetch(app.origin + path)).text();

/** Long enough to look at the pages twice on a busy machine, and shorter than the minute that pages are kept. */
const untilTheMoment = 20_000;

it('a kept page shows at the next visit that a discount has ended, and that another one has begun', async () => {
  const [ending, beginning] = await rows<{ id: number; slug: string }>(
    app,
    `select id, slug from products where discount_start < now() and discount_end > now() order by id limit 2`,
  );
  if (!ending || !beginning) throw new Error('The demo has too few discounts.');
  const moment = new Date(Date.now() + untilTheMoment);
  await rows(app, 'update products set discount_end = $1 where id = $2', [moment, ending.id]);
  await rows(app, `update products set discount_start = $1, discount_end = $1::timestamptz + '1 day' where id = $2`, [
    moment,
    beginning.id,
  ]);
  await rows(app, 'update sites set publish_version = publish_version + 1');

  const list = (prefix: string) => `${prefix}/product-discount-now`;
  const own = (prefix: string) => `${prefix}/product/${ending.id}-${ending.slug}`;
  const link = ({ id, slug }: { id: number; slug: string }) => `/product/${id}-${slug}"`;
  for (const { prefix } of languages) {
    const html = () => textOf(list(prefix));
    await expect.poll(html, { timeout: 10_000 }).not.toContain(link(beginning));
    expect(await html()).toContain(link(ending));
    expect(await textOf(own(prefix))).toContain('data-phase="now"');
  }
  // What nobody has published is seen only where a page is made anew.
  await rows(app, `update product_texts set title = 'Made anew' where product_id = $1`, [ending.id]);
  for (const { prefix } of languages) expect(await textOf(own(prefix)), prefix).not.toContain('Made anew');
  expect(Date.now(), 'looked at before the moment').toBeLessThan(moment.getTime());

  await expect.poll(() => Date.now(), { timeout: 2 * untilTheMoment }).toBeGreaterThan(moment.getTime());
  const page = await browser.newPage();
  for (const { prefix } of languages) {
    await page.goto(app.origin + list(prefix));
    await hydrated(page);
    expect(await page.locator(`main a[href$="/product/${ending.id}-${ending.slug}"]`).count()).toBe(0);
    expect(await page.locator(`main a[href$="/product/${beginning.id}-${beginning.slug}"]`).count()).toBeGreaterThan(0);
    await page.goto(app.origin + own(prefix));
    await page.getByRole('heading', { level: 1, name: 'Made anew' }).waitFor();
    expect(await page.locator('section:has(input[name=product]) [data-phase]').count()).toBe(0);
  }
  await page.close();
});
