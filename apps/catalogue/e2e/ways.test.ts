import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { languages } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { hydrated } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;

afterEach(() => context?.close());

async function open(path: string, width = 1440, more: BrowserContextOptions = {}): Promise<Page> {
  context = await browser.newContext({ viewport: { width, height: 900 }, ...more });
  const page = await context.newPage();
  await page.goto(app.origin + path);
  await hydrated(page);
  return page;
}

/** A busy machine draws late. */
const patient = { timeout: 10_000 };

/** Puts something into the page's text, as a text of the API would bring it. */
const addToPage = (page: Page, html: string) =>
  page.evaluate((added) => document.querySelector('main h1')?.insertAdjacentHTML('afterend', added), html);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each(languages)('a link to another host ($tag)', ({ prefix, tag }) => {
  const words = {
    en: { title: 'Link jump', text: 'The page is about to jump!', ok: 'OK', cancel: 'Cancel' },
    'zh-CN': { title: '链接跳转', text: '页面即将跳转！', ok: '确定', cancel: '取消' },
  }[tag];

  it('asks before it is followed, and stays when it is not wanted', async () => {
    const page = await open(`${prefix}/about-us`, 375);
    await addToPage(page, '<p><a id="out" href="https://cotton-board.example/">Cotton board</a></p>');
    await page.click('#out');
    const box = page.getByRole('alertdialog', { name: words.title });
    await box.waitFor();
    expect(await box.textContent()).toContain(words.text);
    expect(await focused(page)).toBe(words.ok);
    await box.getByRole('button', { name: words.cancel }).click();
    await box.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Cotton board');
    expect(new URL(page.url()).pathname).toBe(`${prefix}/about-us`);
  });

  it('is followed and noted when it is wanted', async () => {
    const page = await open(`${prefix}/about-us`);
    await page.route('https://cotton-board.example/**', (route) => route.fulfill({ body: 'There.' }));
    await addToPage(page, '<p><a id="out" href="https://cotton-board.example/a">Cotton board</a></p>');
    await page.click('#out');
    await page.getByRole('button', { name: words.ok, exact: true }).click();
    await page.waitForURL('https://cotton-board.example/a');
  });
});

it('a link that writes a letter or calls asks nothing, and works at once', async () => {
  const page = await open('/about-us');
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      document.title = event.defaultPrevented ? 'held back' : 'let through';
      event.preventDefault();
    }),
  );
  await page.locator('footer a[href^="mailto:"]').click();
  expect(await page.title()).toBe('let through');
  expect(await page.locator('dialog').count()).toBe(0);
});

describe('a new page', () => {
  it('has the focus on its heading and begins at its top', async () => {
    const page = await open('/about-us');
    await page.locator('footer a[href="/contact-us"]').click();
    await page.waitForURL(/contact-us/);
    await page.getByRole('heading', { level: 1, name: 'Ask the mill.' }).waitFor();
    const heading = 'Ask the mill.';
    await expect.poll(() => focused(page), patient).toBe(heading);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('that lets one wait says so', async () => {
    const page = await open('/about-us');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/contact-us.data*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('footer a[href="/contact-us"]').click();
    await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor();
    expect(await page.locator('main').getAttribute('aria-busy')).toBe('true');
    answer();
    await page.waitForURL(/contact-us/);
    await expect.poll(() => page.locator('main').getAttribute('aria-busy'), patient).toBeNull();
  });

  it('whose code is gone is loaded once again, and not a second time within ten seconds', async () => {
    const page = await open('/about-us');
    await page.route('**/assets/contact-us-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const reloaded = page.waitForEvent('load');
    await page.locator('footer a[href="/contact-us"]').click();
    await reloaded;
    await hydrated(page);
    await page.evaluate(() => {
      document.body.dataset.same = 'document';
    });
    await page.locator('footer a[href="/contact-us"]').click();
    await page.getByRole('heading', { level: 1, name: 'This page could not be shown.' }).waitFor();
    expect(await page.evaluate(() => document.body.dataset.same)).toBe('document');
  });
});

describe('a part of a page', () => {
  it('that comes late is scrolled to, below the header, and has the focus', async () => {
    const page = await open('/product-products');
    await page.evaluate(() => {
      window.location.hash = '#late';
      setTimeout(() => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="late">Late</h2><p>x</p>');
      }, 300);
    });
    await expect.poll(() => focused(page), patient).toBe('Late');
    const [top, bottom] = await page.evaluate(() => [
      document.getElementById('late')?.getBoundingClientRect().top ?? 0,
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(top).toBeGreaterThanOrEqual(bottom ?? 0);
    expect(top).toBeLessThan(900);
  });

  it('that comes after 800 ms is not jumped to any more', async () => {
    const page = await open('/product-products');
    await page.evaluate(() => {
      window.location.hash = '#later';
    });
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // Far beyond it: on a busy machine the 800 ms begin late.
          setTimeout(() => {
            document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h2 id="later">Later</h2>');
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }, 4000);
        }),
    );
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, 'top']);
  });
});

describe('the ways of a list', () => {
  it('lead to a page that is typed or pasted, by its digits alone and not beyond the last one', async () => {
    const page = await open('/product-products');
    const field = page.locator('main [name=page]');
    await field.fill('a2b');
    expect(await field.inputValue()).toBe('2');
    await field.fill('abc');
    expect(await field.inputValue()).toBe('');
    await field.fill('999');
    const last = await field.inputValue();
    expect(Number(last)).toBeGreaterThan(2);
    expect(Number(last)).toBeLessThan(20);
    await field.press('Enter');
    await page.waitForURL(new RegExp(`product-products_list${last}\\.html`));
  });

  it('lead back to the top after 100 px', async () => {
    const page = await open('/product-products', 375);
    const back = page.getByRole('link', { name: 'Back to the top' });
    await page.evaluate(() => window.scrollTo(0, 100));
    expect(await back.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 101));
    await back.click();
    await expect.poll(() => page.evaluate(() => window.scrollY), patient).toBe(0);
  });
});

describe('a breadcrumb of long names', () => {
  it.each([320, 375, 768])('folds what does not fit into %i px', async (width) => {
    const page = await open('/product-products', 1440);
    const product = await page.locator('main article a[href*="/product/"]').first().getAttribute('href');
    await page.goto(app.origin + product);
    await hydrated(page);
    // Before the first measure of the narrow row, the names grow to sixty letters.
    await page.evaluate(() => {
      for (const name of document.querySelectorAll('nav ol li:not(:first-child) a, nav ol [aria-current]'))
        name.textContent = `${name.textContent} `.repeat(12).slice(0, 60);
    });
    await page.setViewportSize({ width, height: 900 });
    const fold = page.locator('nav ol details');
    await fold.waitFor();
    const tooWide = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main nav:has(details), main nav:has(details) *')].some(
          (part) => part.getBoundingClientRect().right > window.innerWidth,
        ),
      );
    await expect.poll(tooWide, patient).toBe(false);
    await fold.locator('summary').click();
    expect(await fold.locator('a').count()).toBeGreaterThan(0);
    expect(await tooWide()).toBe(false);
    await page.keyboard.press('Escape');
    expect(await fold.getAttribute('open')).toBeNull();
  });
});

describe('a page that Android shows again', () => {
  const android = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile' };
  /** Hides the page and shows it again, as a visit to another program does. */
  const leaveAndReturn = (page: Page) =>
    page.evaluate(() => {
      document.body.dataset.same = 'document';
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
  const isSame = (page: Page) => page.evaluate(() => document.body.dataset.same === 'document');

  it('is loaded again', async () => {
    const page = await open('/contact-us', 375, android);
    const reloaded = page.waitForEvent('load');
    await leaveAndReturn(page);
    await reloaded;
    expect(await isSame(page)).toBe(false);
  });

  it.each([
    ['holds a typed message', android],
    ['is not Android', {}],
  ])('is left as it is when it %s', async (reason, device) => {
    const page = await open('/contact-us', 375, device);
    if (reason === 'holds a typed message') await page.locator('main [name=msg]').fill('Please quote 3,000 m.');
    await leaveAndReturn(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(await isSame(page)).toBe(true);
  });
});

describe('what lies above the page', () => {
  it('a dialog comes and goes within 200 ms, and at once where less motion is wished for', async () => {
    for (const [reducedMotion, longest] of [
      ['no-preference', 200],
      ['reduce', 0],
    ] as const) {
      const page = await open('/about-us', 1440, { reducedMotion });
      await addToPage(page, '<p><a id="out" href="https://cotton-board.example/">Cotton board</a></p>');
      const times = noteAnimations(page);
      await page.click('#out');
      const box = page.getByRole('alertdialog');
      await box.waitFor();
      await box.getByRole('button', { name: 'Cancel' }).click();
      await box.waitFor({ state: 'detached' });
      const seen = await times.read();
      expect(Math.max(0, ...seen)).toBeLessThanOrEqual(longest);
      if (longest > 0) expect(seen).toContain(longest);
      await context.close();
    }
  });

  it('a message goes after three seconds, and not while it is read', async () => {
    context = await browser.newContext({ viewport: { width: 375, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${app.origin}/product-products`);
    await hydrated(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const message = page.locator('[data-kind=success]');
    const add = page.getByRole('button', { name: /^\+ Add to inquiry/ }).first();
    await add.click();
    await page.mouse.move(2, 780);
    await page.clock.runFor(2900);
    expect(await message.textContent()).toContain('is in your inquiry.');
    await page.clock.runFor(200);
    await expect.poll(() => message.count(), patient).toBe(0);
    await add.click();
    await message.hover();
    await page.clock.runFor(10_000);
    expect(await message.count()).toBe(1);
  });
});

/** How long each animation on a dialog takes, in milliseconds, from now on. */
function noteAnimations(page: Page) {
  const begun = page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { animationTimes: times });
    const note = ({ target }: AnimationEvent) => {
      if (!(target instanceof HTMLDialogElement)) return;
      for (const { effect } of target.getAnimations()) times.push(Number(effect?.getComputedTiming().endTime));
    };
    document.addEventListener('animationstart', note, true);
  });
  return {
    read: () =>
      begun.then(() => page.evaluate(() => (window as unknown as { animationTimes: number[] }).animationTimes)),
  };
}
