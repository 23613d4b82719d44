import type { RunningApp } from '@selvedge/server-kit/e2e';
import type { Page } from 'playwright-core';
import { rows } from './database';

/** A slip that proves a transfer. */
export const receipt = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** A product that is counted, so that one can ask for more than there is. */
export async function aProduct(app: RunningApp): Promise<{ id: number; slug: string; stock: number }> {
  const [product] = await rows<{ id: number; slug: string; stock: number }>(
    app,
    `select id, slug, stock from products where stock > 2000 and price_min is not null order by id limit 1`,
  );
  if (!product) throw new Error('The demo has no product in stock.');
  return product;
}

/** Another product, that is sold in two colours from now on. */
export async function inVersions(app: RunningApp): Promise<{ id: number; slug: string }> {
  const { id } = await aProduct(app);
  const [product] = await rows<{ id: number; slug: string }>(
    app,
    `select id, slug from products where stock > 2000 and price_min is not null and id > $1 order by id limit 1`,
    [id],
  );
  if (!product) throw new Error('The demo has but one product in stock.');
  await rows(
    app,
    `insert into product_options values ($1, 'en', 0, 'Colour', '{Ecru,Indigo}'), ($1, 'zh-cn', 0, '颜色', '{本色,靛蓝}')`,
    [product.id],
  );
  await rows(app, 'update sites set publish_version = publish_version + 1');
  return product;
}

/** Chooses the first value of every option. */
export async function chooseAll(page: Page): Promise<void> {
  for (const select of await page.locator('select[name=choice]').all()) await select.selectOption({ index: 1 });
}

/** Fills the checkout; a payment type is a number of specification §8. */
export async function fillOrder(page: Page, email: string, paymentType: number): Promise<void> {
  // Not the form of the page before, which stands until this one is drawn and has fields of the same names.
  const form = page.locator('main form:has(input[name=payment_type])');
  const fields = { name: 'Ines Test', phone: '+351 22 123 4567', city: 'Porto', street: 'Rua do Tear 5' };
  for (const [name, value] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(value);
  await form.locator('input[name=email]').fill(email);
  await form.locator('select[name=country]').selectOption({ index: 5 });
  await form.locator(`input[name=payment_type][value="${paymentType}"]`).check();
  await form.locator('input[name=terms]').check();
}
