import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { stripeSecrets, stripeStandIn } from '../server/payments/testing/stripe-stand-in';
import { rows } from './database';
import { callApi, runningCatalogue } from './running-catalogue';
import { aProduct, chooseAll, fillOrder, receipt } from './shop-steps';
import { siteInBrowser } from './site-in-browser';
import { hydrated, watchedPage } from './watched-page';

const stripe = await stripeStandIn();
const { app, browser } = await siteInBrowser({
  SHOP: 'on',
  LIMITS: 'off',
  STRIPE_API: stripe.api,
  STRIPE_SECRET_KEY: stripeSecrets.key,
  STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
});

let context: BrowserContext;

afterEach(() => context?.close());

const words = {
  en: {
    prefix: '',
    add: 'Add to cart',
    buy: 'Buy now',
    cart: 'See the cart',
    checkout: 'To the checkout',
    place: 'Place the order',
    proof: 'Send the proof',
    review: 'We look for your payment',
    remove: /^Remove/,
    undo: 'Undo',
  },
  'zh-cn': {
    prefix: '/zh-cn',
    add: '加入购物车',
    buy: '立即购买',
    cart: '查看购物车',
    checkout: '去结算',
    place: '提交订单',
    proof: '上传凭证',
    review: '正在核对付款',
    remove: /^移除/,
    undo: '撤销',
  },
} as const;

async function openPage(options: { javaScriptEnabled?: boolean; width?: number } = {}) {
  const { javaScriptEnabled = true, width = 1440 } = options;
  context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } });
  return watchedPage(context);
}

describe.each([
  ['en', 375],
  ['en', 1440],
  ['zh-cn', 375],
  ['zh-cn', 1440],
] as const)('a buyer in %s on a screen of %i pixels', (language, width) => {
  const say = words[language];

  it('puts cloth into the cart, orders it, and proves a bank transfer', async () => {
    const { page, faults } = await openPage({ width });
    const { id, slug } = await aProduct(app);
    await page.goto(`${app.origin}${say.prefix}/product/${id}-${slug}`);
    await hydrated(page);
    await chooseAll(page);
    await page.getByRole('button', { name: say.add, exact: true }).click();
    await page.getByRole('link', { name: say.cart }).click();
    await page.waitForURL(/\/cart$/);
    await expect.poll(() => page.locator('header [data-cart-count]').getAttribute('data-cart-count')).toBe('1');

    await page.getByRole('button', { name: say.remove }).click();
    await page.getByRole('button', { name: say.undo }).click();
    await page.getByRole('link', { name: say.checkout }).click();
    await page.waitForURL(/\/checkout$/);
    const email = `Ines.${language}.${width}@Buyer.Example`;
    await fillOrder(page, email, 16);
    expect(await page.locator('main input[name=email]').inputValue()).toBe(email.toLowerCase());
    await expect.poll(() => page.locator('input[name=total]').inputValue()).toMatch(/^[1-9]\d*$/);
    await page.getByRole('button', { name: say.place }).dblclick();
    await page.waitForURL(/\/order\/SO-\d{4}-\d+\?token=[^&]+$/);
    expect(await rows(app, 'select id from orders where email = $1', [email.toLowerCase()])).toHaveLength(1);
    await expect.poll(() => page.locator('header [data-cart-count]').getAttribute('data-cart-count')).toBe('0');

    await page.locator('main input[type=file]').setInputFiles(receipt);
    await page.getByRole('button', { name: say.proof }).click();
    await page.getByRole('heading', { name: say.review }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });

  it('does the same with JavaScript off', async () => {
    const { page } = await openPage({ width, javaScriptEnabled: false });
    const { id, slug } = await aProduct(app);
    await page.goto(`${app.origin}${say.prefix}/product/${id}-${slug}`);
    await chooseAll(page);
    await page.getByRole('button', { name: say.add, exact: true }).click();
    expect(page.url()).toMatch(/\/cart\?cart=\d+/);
    await page.getByRole('button', { name: say.remove }).click();
    await page.getByRole('button', { name: say.undo }).click();
    await page.getByRole('link', { name: say.checkout }).click();
    expect(page.url()).toMatch(/\/checkout\?cart=\d+/);
    const email = `quiet.${language}.${width}@buyer.example`;
    await fillOrder(page, email, 16);
    await page.getByRole('button', { name: say.place }).click();
    expect(page.url()).toMatch(/\/order\/SO-\d{4}-\d+\?token=/);
    await page.locator('main input[type=file]').setInputFiles(receipt);
    await page.getByRole('button', { name: say.proof }).click();
    await page.getByRole('heading', { name: say.review }).waitFor();
    expect(await rows(app, 'select id from orders where email = $1', [email])).toHaveLength(1);
  });
});

describe('a buyer who wants more than there is', () => {
  it('is reminded of the inventory, in the words of the specification', async () => {
    const { page } = await openPage();
    const { id, slug, stock } = await aProduct(app);
    await page.goto(`${app.origin}/product/${id}-${slug}`);
    await hydrated(page);
    await chooseAll(page);
    await page.locator('main input[name=quantity]').fill(String(stock + 1));
    await page.getByRole('button', { name: 'Buy now' }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog
      .getByText('The product you purchased has exceeded the maximum inventory, please select again')
      .waitFor();
    await dialog.getByRole('heading', { name: 'Remind' }).waitFor();
    await dialog.getByText('To shop for other products').waitFor();
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toMatch(/\/product\//);
  });
});

describe('a payment by Stripe', () => {
  async function orderByStripe(page: Page, email: string): Promise<void> {
    const { id, slug } = await aProduct(app);
    await page.goto(`${app.origin}/product/${id}-${slug}`);
    await hydrated(page);
    await chooseAll(page);
    await page.getByRole('button', { name: 'Buy now' }).click();
    await page.waitForURL(/\/checkout\?buy=/);
    await hydrated(page);
    await fillOrder(page, email, 17);
    await expect.poll(() => page.locator('input[name=total]').inputValue()).toMatch(/^[1-9]\d*$/);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.waitForURL(/\/order\/SO-/);
    await hydrated(page);
  }

  it('opens in a window of its own, and the order follows when it is paid', async () => {
    const { page, faults } = await openPage();
    await context.route('https://checkout.example/**', (route) => route.fulfill({ body: 'Payment page' }));
    await orderByStripe(page, 'stripe@buyer.example');
    const opening = context.waitForEvent('page');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const payment = await opening;
    await payment.waitForURL(/checkout\.example\/pay\/cs_test_/);
    expect(await payment.evaluate(() => window.opener)).toBeNull();

    const session = [...stripe.sessions.values()].at(-1);
    if (!session) throw new Error('Stripe was not asked.');
    Object.assign(session, { payment_status: 'paid', status: 'complete' });
    await page.goto(`${page.url()}&from=payment`);
    await page.getByRole('heading', { name: 'Paid — we cut your cloth' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('is asked for by a dialog where the browser blocks the window', async () => {
    const { page } = await openPage();
    await context.route('https://checkout.example/**', (route) => route.fulfill({ body: 'Payment page' }));
    await orderByStripe(page, 'blocked@buyer.example');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Go to the new page to pay for the order.').waitFor();
    await dialog.getByRole('link', { name: 'Go To Pay' }).click();
    await page.waitForURL(/checkout\.example/);
  });
});

describe('an order’s page', () => {
  it('is nobody’s without its token, and nobody keeps it', async () => {
    const [order] = await rows<{ id: number }>(app, 'select id from orders limit 1');
    const number = `SO-2026-${String(order?.id).padStart(6, '0')}`;
    for (const token of ['', 'x', 'a'.repeat(64)]) {
      const answer = await fetch(`${app.origin}/order/${number}?token=${token}`);
      expect(answer.status).toBe(404);
    }
    expect((await fetch(`${app.origin}/checkout`)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a site that is no shop', () => {
  it('sends no price to anybody, on no page', async () => {
    const { id, slug } = await aProduct(app);
    const plain = await runningCatalogue({ SHOP: 'off' });
    try {
      const paths = ['/', '/product-products', '/product-search?keywords=denim', '/zh-cn/product-products'];
      for (const path of [...paths, `/product/${id}-${slug}`, `/zh-cn/product/${id}-${slug}`]) {
        const html = await (await fetch(plain.origin + path)).text();
        expect(html, path).not.toMatch(/\$\d+\.\d\d|priceVersion|"unit"|Add to cart|加入购物车|data-cart-count=/);
      }
      for (const path of ['/cart', '/checkout', '/cart-quote?lines=1x1', '/order/SO-2026-000001?token=x'])
        expect((await fetch(plain.origin + path)).status, path).toBe(404);
      const { product } = (await callApi(plain, `/product/detail/${id}`)).data;
      expect(product.price_min ?? null).toBeNull();
      const inquiry = await (await fetch(`${plain.origin}/product/${id}-${slug}`)).text();
      expect(inquiry).toContain('Add to inquiry');
    } finally {
      await plain.remove();
    }
  });
});
