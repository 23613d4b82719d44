import { launchBrowser, type RunningApp } from '@selvedge/server-kit/e2e';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, everyPage, inLanguage, languages, linksOf, pageRoutes, widths } from './page-routes';
import { runningCatalogue } from './running-catalogue';
import { hydrated, watchedPage } from './watched-page';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  app = await runningCatalogue();
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: widths[0], height: 900 } });
});

afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

interface Head {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  readonly canonical: string | null;
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string | null;
}

function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    headings: document.querySelectorAll('h1').length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content ?? null,
  }));
}

/** What sticks out of a screen to the right, and the pictures that say nothing or do not come. */
function looksOf(page: Page): Promise<{ overflow: string[]; silent: string[]; broken: string[] }> {
  return page.evaluate(async () => {
    const root = document.documentElement;
    const overflow =
      root.scrollWidth <= window.innerWidth
        ? []
        : [...document.body.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .slice(0, 3)
            .map((element) => element.outerHTML.slice(0, 120));
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
    return {
      overflow: root.scrollWidth <= window.innerWidth ? [] : [`${root.scrollWidth} px wide`, ...overflow],
      silent: pictures.filter((picture) => !picture.hasAttribute('alt')).map((picture) => picture.src),
      broken: pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc),
    };
  });
}

describe('every page, in both languages and at three widths', () => {
  it.each(everyPage)('$title stands whole: status, head, words, pictures, and nothing sticks out', async (route) => {
    const { language, status = 200 } = route;
    const path = await addressOf(app, route, language);
    const { page, faults } = await watchedPage(context);
    try {
      const answer = await page.goto(app.origin + path);
      expect(answer?.status()).toBe(status);
      await hydrated(page);

      const head = await headOf(page);
      expect(head).toMatchObject({
        lang: language.tag,
        headings: 1,
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
      });
      if (route.isPrivate) {
        expect(head).toMatchObject({ robots: 'noindex, follow', canonical: null, alternates: {} });
      } else {
        const own = route.canonical ? inLanguage(route.canonical, language) : path;
        const bare = own.slice(language.prefix.length);
        expect(head).toMatchObject({
          robots: null,
          canonical: app.origin + own,
          alternates: {
            en: app.origin + bare,
            'zh-CN': `${app.origin}/zh-cn${bare}`,
            'x-default': app.origin + bare,
          },
        });
        const answers = [head.canonical ?? '', ...Object.values(head.alternates)].map((address) =>
          fetch(address, { redirect: 'manual' }).then((found) => `${found.status} ${address}`),
        );
        expect((await Promise.all(answers)).filter((line) => !line.startsWith('200 '))).toEqual([]);
      }

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, ...(await looksOf(page)) }).toEqual({ width, overflow: [], silent: [], broken: [] });
      }
      // The browser itself notes that a page was not found; that is the one thing it may note.
      expect(faults.filter((fault) => !(status === 404 && fault.endsWith(`(${app.origin}${path})`)))).toEqual([]);
    } finally {
      await page.close();
    }
  });
});

describe('the links of the site', () => {
  /** Enough for every link of the pages above, and a bound all the same. */
  const most = 600;

  it.each(languages)('lead somewhere on every page, without a detour ($tag)', async (language) => {
    const found = new Map<string, string>();
    for (const route of pageRoutes) {
      const path = await addressOf(app, route, language);
      for (const link of linksOf(await (await fetch(app.origin + path)).text())) {
        const url = new URL(link, app.origin + path);
        if (url.origin === app.origin && found.size < most) found.set(url.pathname + url.search, path);
      }
    }
    expect(found.size).toBeGreaterThan(60);
    expect(found.size).toBeLessThan(most);

    const waiting = [...found];
    const wrong: string[] = [];
    const walkers = Array.from({ length: 6 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [link, on] = next;
        const answer = await fetch(app.origin + link, { redirect: 'manual' });
        await answer.arrayBuffer();
        if (answer.status !== 200) wrong.push(`${answer.status} ${link}, linked on ${on}`);
      }
    });
    await Promise.all(walkers);
    expect(wrong).toEqual([]);
  });
});
