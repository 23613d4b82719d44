import { missingPictures, overflowOf } from '@selvedge/server-kit/e2e';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, everyPage, inLanguage, linksOf, widths } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { hydrated, watchedPage } from './watched-page';

const { app, browser } = await siteInBrowser();

let context: BrowserContext;

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: widths[0], height: 900 } });
});

interface Head {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  readonly canonical: string | null;
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string | null;
  readonly picturesWithoutAlt: number;
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
    picturesWithoutAlt: document.querySelectorAll('img:not([alt])').length,
  }));
}

describe('every page, in both languages and at three widths', () => {
  it.each(everyPage)(
    '$title stands whole: its status, its head, its pictures, and nothing sticks out',
    async (route) => {
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
          picturesWithoutAlt: 0,
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
          // A change of width makes the browser choose its pictures anew, and they take their time.
          await expect.poll(() => missingPictures(page), { timeout: 20_000, message: `${width} px` }).toEqual([]);
          expect(await overflowOf(page), `${width} px`).toEqual([]);
        }
        // The browser itself notes that a page was not found; that is the one thing it may note.
        expect(faults.filter((fault) => !(status === 404 && fault.endsWith(`(${app.origin}${path})`)))).toEqual([]);
      } finally {
        await page.close();
      }
    },
  );
});

describe('the links of the site', () => {
  /** Enough for every link of the pages above, and a bound all the same. */
  const most = 900;

  it('lead somewhere on every page, in both languages and without a detour', async () => {
    const found = new Map<string, string>();
    for (const route of everyPage) {
      const path = await addressOf(app, route, route.language);
      for (const link of linksOf(await (await fetch(app.origin + path)).text())) {
        const url = new URL(link, app.origin + path);
        // A page that is not there offers itself in the other language, where it is not there either.
        const isItself = route.status === 404 && url.pathname.endsWith(String(route.path));
        if (url.origin === app.origin && !isItself && found.size < most) found.set(url.pathname + url.search, path);
      }
    }
    expect(found.size).toBeGreaterThan(200);
    expect(found.size).toBeLessThan(most);

    const waiting = [...found];
    const wrong: string[] = [];
    const walkers = Array.from({ length: 4 }, async () => {
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
