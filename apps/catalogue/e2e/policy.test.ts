import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, everyPage } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { hydrated, thanked } from './watched-page';

const { app, browser } = await siteInBrowser({ CAPTCHA: 'on' });

interface Refusing extends Window {
  refused?: string[];
}

/** A page that remembers what its policy refused. */
async function open(path: string, width: number): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const said = [effectiveDirective, blockedURI, sourceFile, sample].join(' ');
      Object.assign(window, { refused: [...((window as Refusing).refused ?? []), said] });
    });
  });
  await page.goto(app.origin + path);
  await hydrated(page);
  return page;
}

const refusedOn = (page: Page) => page.evaluate(() => (window as Refusing).refused ?? []);

async function productAddress(): Promise<string> {
  const found = await (await fetch(`${app.origin}/product-search?keywords=madras`)).text();
  const address = /\/product\/\d+-madras-check-ochre/.exec(found)?.[0];
  if (!address) throw new Error('The demo has no madras check.');
  return address;
}

describe('the policy of', () => {
  it.each(everyPage)('$title allows nothing unsafe, and the page has no style that it shuts out', async (route) => {
    const answer = await fetch(app.origin + (await addressOf(app, route, route.language)));
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).not.toMatch(/<[^>]+\sstyle=/);
  });
});

/** What styles by script when somebody asks for it; the model's viewer is looked at in product-detail.test.ts. */
const deeds: ReadonlyArray<{
  readonly what: string;
  readonly width: number;
  readonly work: (page: Page) => Promise<void>;
}> = [
  {
    what: 'the full screen view',
    width: 1440,
    async work(page) {
      await page.locator('#picture-1 a').press('Enter');
      await page.locator('.pswp--open').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText('2 of 2').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.pswp').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'the magnifier',
    width: 1440,
    async work(page) {
      const picture = await page.locator('#picture-1').boundingBox();
      if (!picture) throw new Error('no picture');
      const glass = page.locator('[data-magnifier=glass]');
      await expect
        .poll(async () => {
          await page.mouse.move(picture.x + 200 + Math.random(), picture.y + 200);
          return glass.count();
        })
        .toBe(1);
      const own = await glass.evaluate((element) => element.getBoundingClientRect().width);
      expect(own).toBe(500);
    },
  },
  {
    what: 'the pattern at its scale',
    width: 375,
    async work(page) {
      const cloth = page.getByRole('img', { name: /^The repeat of/ });
      const size = await cloth.evaluate((element) => getComputedStyle(element).backgroundSize);
      expect(Number.parseFloat(size)).toBeGreaterThan(50);
    },
  },
  {
    what: 'the phone’s menu',
    width: 375,
    async work(page) {
      await page.locator('summary[aria-label=Menu]').click();
      await page.locator('details[open] nav').waitFor();
    },
  },
  {
    what: 'the chat',
    width: 1440,
    async work(page) {
      await page.locator('[data-chat-launcher]').click();
      await page.locator('[data-chat-panel]').waitFor();
    },
  },
];

describe('a product’s page shuts nothing out of', () => {
  it.each(deeds)('$what', async ({ width, work }) => {
    const page = await open(await productAddress(), width);
    await work(page);
    expect(await refusedOn(page)).toEqual([]);
    await page.context().close();
  });
});

it('lets the captcha be counted', async () => {
  const page = await open('/contact-us', 1440);
  const form = page.locator('#leave-a-message');
  const send = async (email: string) => {
    const fields = { name: 'Ada Weaver', email, msg: 'Is the poplin in stock?' };
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
    await form.locator('button[type="submit"]').click();
  };
  await thanked(page, () => send('first@mill.example'));
  await page.goto(`${app.origin}/contact-us`);
  await hydrated(page);
  await send('second@mill.example');
  await page.locator('altcha-widget [data-state=verified]').waitFor();
  expect(await refusedOn(page)).toEqual([]);
  await page.context().close();
});

it('would be seen to refuse: a style in an attribute and a script from nowhere', async () => {
  const page = await open('/privacy', 375);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.setAttribute('style', 'color: red');
    main?.append(Object.assign(document.createElement('script'), { textContent: 'window.refused = undefined' }));
    main?.append(Object.assign(document.createElement('style'), { textContent: 'main { color: red }' }));
  });
  await expect
    .poll(async () => (await refusedOn(page)).map((one) => one.split(' ')[0]))
    .toEqual(['style-src-attr', 'script-src-elem', 'style-src-elem']);
  await page.context().close();
});
