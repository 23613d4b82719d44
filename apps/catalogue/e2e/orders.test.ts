import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { paypalSecrets, paypalStandIn } from '../server/payments/testing/paypal-stand-in';
import { rows } from './database';
import { aProduct, chooseAll, fillOrder, inVersions, receipt } from './shop-steps';
import { siteInBrowser } from './site-in-browser';
import { hydrated, watchedPage } from './watched-page';

const paypal = await paypalStandIn();
const { app, browser } = await siteInBrowser({
  SHOP: 'on',
  LIMITS: 'off',
  PAYPAL_API: paypal.api,
  PAYPAL_CLIENT_ID: paypalSecrets.id,
  PAYPAL_CLIENT_SECRET: paypalSecrets.secret,
  PAYPAL_WEBHOOK_ID: paypalSecrets.webhookId,
});

let context: BrowserContext;

afterEach(() => context?.close());

/** The numbers of specification §8. */
const payPal = 11;
const westernUnion = 12;
const bankTransfer = 16;

async function openPage(width = 1440) {
  context = await browser.newContext({ viewport: { width, height: 900 } });
  await context.route('https://paypal.example/**', (route) => route.fulfill({ body: 'Payment page' }));
  return watchedPage(context);
}

/** Orders a product at once, and waits for the order's own page. */
async function order(page: Page, paymentType: number, { prefix = '', place = 'Place the order' } = {}): Promise<void> {
  const { id } = await aProduct(app);
  await page.goto(`${app.origin}${prefix}/checkout?buy=${id}x20`);
  await hydrated(page);
  await fillOrder(page, 'orders@buyer.example', paymentType);
  await page.getByRole('button', { name: place }).click();
  await page.waitForURL(/\/order\/SO-\d{4}-\d+\?token=[^&]+$/);
}

const isFocused = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).evaluate((element) => element === document.activeElement)).toBe(true);

describe('a payment by PayPal', () => {
  it('opens in a window of its own, is captured when one comes back, and the page says so', async () => {
    const { page, faults } = await openPage(375);
    await order(page, payPal);
    await page.getByText('PayPal', { exact: true }).first().waitFor();
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const payment = await opening;
    await payment.waitForURL(/paypal\.example\/checkoutnow\?token=PP\d+/);
    expect(await payment.evaluate(() => window.opener)).toBeNull();

    const begun = [...paypal.orders.values()].at(-1);
    if (!begun) throw new Error('PayPal was not asked.');
    begun.status = 'APPROVED';
    await page.goto(`${page.url()}&from=payment`);
    await page.getByRole('heading', { name: 'Paid — we cut your cloth' }).waitFor();
    expect([begun.status, begun.amount.currency_code]).toEqual(['COMPLETED', 'USD']);
    const paid = await rows(app, `select amount from payments where state = 'paid' and payment_type = $1`, [payPal]);
    expect(paid.map(({ amount }) => (Number(amount) / 100).toFixed(2))).toEqual([begun.amount.value]);
    expect(faults).toEqual([]);
  });

  it('that was left without paying changes nothing, and can be begun again', async () => {
    const { page } = await openPage();
    await order(page, payPal, { prefix: '/zh-cn', place: '提交订单' });
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: /^支付/ }).click();
    await (await opening).waitForURL(/paypal\.example/);
    await page.goto(`${page.url()}&from=payment`);
    await page.getByText('尚未收到付款结果').waitFor();
    await page.getByRole('button', { name: /^支付/ }).waitFor();
  });
});

describe('a proof of a payment by Western Union', () => {
  const file = 'main input[type=file]';

  it('is refused beside its field in the language of the page, and taken when it is right', async () => {
    const { page, faults } = await openPage(375);
    await order(page, westernUnion, { prefix: '/zh-cn', place: '提交订单' });
    await page.getByText('西联', { exact: false }).first().waitFor();
    const send = page.getByRole('button', { name: '上传凭证' });

    await send.click();
    await page.getByText('请先选择文件').waitFor();
    await isFocused(page, file);
    expect(await page.locator(file).getAttribute('aria-invalid')).toBe('true');

    await page.locator(file).setInputFiles({ name: 'receipt.exe', mimeType: '', buffer: Buffer.from('MZ') });
    await send.click();
    await page.getByText('receipt.exe').waitFor();
    expect(await page.locator(file).inputValue()).toBe('');

    await page
      .locator(file)
      .setInputFiles({ ...receipt, name: 'not-really.pdf', buffer: Buffer.from('MZ no receipt') });
    await send.click();
    await expect.poll(() => page.locator('main form [id$=error]').textContent()).toMatch(/^文件类型/);

    await page.locator(file).setInputFiles(receipt);
    await send.click();
    await page.getByRole('heading', { name: '正在核对付款' }).waitFor();
    await page.getByText('receipt.pdf').waitFor();
    expect(faults.filter((fault) => !/status of 4(15|22)/.test(fault))).toEqual([]);
  });
});

describe('an order', () => {
  it('is cancelled after a second thought, and gives its goods back', async () => {
    const { page } = await openPage(375);
    const stock = async () => (await aProduct(app)).stock;
    const before = await stock();
    await order(page, bankTransfer);
    expect(await stock()).toBe(before - 20);
    await page.getByText('Cancel the order', { exact: true }).click();
    await page.getByText('Cancel this order? Nothing has been paid for it yet.').waitFor();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { name: 'Cancelled' }).waitFor();
    expect(await stock()).toBe(before);
    expect(await page.locator('main input[type=file]').count()).toBe(0);
    expect(await page.getByText('Cancel the order', { exact: true }).count()).toBe(0);
  });

  it('that was paid meanwhile says why it is not cancelled', async () => {
    const { page } = await openPage();
    await order(page, bankTransfer);
    await page.getByText('Cancel the order', { exact: true }).click();
    await rows(app, `update orders set state = 'paid' where id = (select max(id) from orders)`);
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { name: 'Paid — we cut your cloth' }).waitFor();
  });

  it('is printed on one sheet: what was ordered, what it costs, where to pay, and nothing to press', async () => {
    const { page } = await openPage();
    await order(page, bankTransfer);
    await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const text of ['What you ordered', 'Total', 'Ines Test', 'Rua do Tear 5', 'SWIFT'])
      expect(await page.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
    expect(await page.locator('button:visible, input:visible, summary:visible').allTextContents()).toEqual([]);
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
});

describe('a checkout that lacks everything', () => {
  it.each([
    ['', 375, 'Place the order', "Can't be empty", 'Please choose how you pay.', 'Please agree before ordering.'],
    ['/zh-cn', 1440, '提交订单', '不能为空', '请选择支付方式。', '下单前请先同意条款。'],
  ] as const)(
    'names it all at once beside the fields (%s at %i px), and is taken once it is mended',
    async (prefix, width, place, empty, payment, terms) => {
      const { page, faults } = await openPage(width);
      const { id } = await aProduct(app);
      await page.goto(`${app.origin}${prefix}/checkout?buy=${id}x20`);
      await hydrated(page);
      await page.locator('main input[name=city]').fill('Porto');
      await page.locator('main input[name=phone]').fill('call me');
      await page.getByRole('button', { name: place }).click();

      const refused = page.locator('main form [aria-invalid=true]');
      const names = () =>
        refused.evaluateAll((fields) => [...new Set(fields.map((each) => each.getAttribute('name')))]);
      const missing = ['name', 'email', 'phone', 'country', 'street', 'payment_type', 'terms'];
      await expect.poll(names).toEqual(missing);
      await isFocused(page, 'main input[name=name]');
      const said = await refused.evaluateAll((fields) =>
        fields.map((field) => {
          const [first = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
          return document.getElementById(first)?.textContent;
        }),
      );
      expect(said.filter((text) => text === empty)).toHaveLength(4);
      for (const text of [payment, terms]) expect(said).toContain(text);
      expect(await page.locator('main input[name=city]').inputValue()).toBe('Porto');
      expect(await page.locator('main input[name=phone]').inputValue()).toBe('call me');

      await fillOrder(page, 'not-an-address', bankTransfer);
      await page.getByRole('button', { name: place }).click();
      await expect.poll(names).toEqual(['email']);
      await isFocused(page, 'main input[name=email]');
      await page.locator('main input[name=email]').fill('mended@buyer.example');
      await page.getByRole('button', { name: place }).click();
      await page.waitForURL(/\/order\/SO-/);
      expect(faults.filter((fault) => !/status of 4(15|22)/.test(fault))).toEqual([]);
    },
  );
});

describe('the keyboard in the shop', () => {
  it('puts a product without its choice nowhere, and says what is missing in the language of the page', async () => {
    const { page } = await openPage();
    const { id, slug } = await inVersions(app);
    await page.goto(`${app.origin}/zh-cn/product/${id}-${slug}`);
    await hydrated(page);
    await page.locator('main input[name=quantity]').press('Enter');
    await page.getByText('请选择一项').first().waitFor();
    await isFocused(page, 'select[name=choice] >> nth=0');
    await chooseAll(page);
    await page.locator('main input[name=quantity]').press('Enter');
    await page.getByRole('link', { name: '查看购物车' }).waitFor();
    expect(await page.getByText('请选择一项').count()).toBe(0);
  });

  it('changes a quantity in the cart with Enter, within its bounds, and takes no line out', async () => {
    const { page } = await openPage(375);
    const { id, stock } = await aProduct(app);
    await page.goto(`${app.origin}/cart?cart=${id}x20`);
    await page.waitForURL(/\/cart$/);
    const quantity = page.locator('main input[type=number]');
    for (const [typed, kept] of [
      ['30', '30'],
      [String(stock + 999), String(stock)],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press('Enter');
      await expect.poll(() => quantity.inputValue()).toBe(kept);
    }
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });
});
