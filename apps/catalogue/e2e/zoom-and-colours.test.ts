import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addressOf, everyPage, languages, pageRoutes } from './page-routes';
import { siteInBrowser } from './site-in-browser';
import { hydrated } from './watched-page';

const { app, browser } = await siteInBrowser();

type Look = Parameters<Browser['newContext']>[0];

/** Opens a page that looks like that, and closes it after the work. */
async function at(address: string, look: Look, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext(look);
  try {
    const page = await context.newPage();
    await page.goto(app.origin + address);
    await hydrated(page);
    await work(page);
  } finally {
    await context.close();
  }
}

const phone: Look = { viewport: { width: 375, height: 700 } };

/** A desk's 1280 × 1024 at 400 %, which is what WCAG 1.4.10 asks for. */
const zoomed: Look = { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4, reducedMotion: 'reduce' };

/** What reaches out of the screen sideways (links to skip by wait wholly outside of it) and is not inside of something that scrolls by itself, or is hidden. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (/(auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return (
        own > 1 &&
        (right > width + 1 || (left < -1 && right > 0)) &&
        element.checkVisibility() &&
        !scrolls(element.parentElement)
      );
    });
    const wide = document.documentElement.scrollWidth > width + 1 ? ['the page itself'] : [];
    return [
      ...wide,
      ...found.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`),
    ];
  });
}

/** Words that do not fit into the box that they are in, and are cut off there. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *, header *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const hasWords = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        );
        if (!hasWords || !element.checkVisibility() || textOverflow === 'ellipsis') return false;
        // What only a screen reader shall find is a pixel large by intent.
        if (element.clientWidth <= 1 || element.clientHeight <= 1) return false;
        const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
        const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
        return cutsX || cutsY;
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`),
  );
}

/** The distances that a reader may set (WCAG 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important; }`;

const alike = /^home as|^page 2|^yarn (processing|weaving)|^denim fabric/;

describe('at 400 % zoom', () => {
  it.each(everyPage.filter(({ name }) => !alike.test(name)))(
    '$title scrolls one way only, and cuts nothing off',
    async (route) => {
      await at(await addressOf(app, route, route.language), zoomed, async (page) => {
        await expect.poll(() => sticksOut(page)).toEqual([]);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }, textSpacing);
        await expect.poll(() => sticksOut(page), { message: 'with wide text' }).toEqual([]);
        expect(await cutOff(page), 'with wide text').toEqual([]);
      });
    },
  );
});

const [english] = languages;
const named = (name: string) => {
  const route = pageRoutes.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`There is no route ${name}.`);
  return addressOf(app, route, english);
};

describe('with forced colours', () => {
  it.each(['home', 'the product list', 'the inquiry form'])(
    '%s shows its fields, its buttons and its focus',
    async (name) => {
      await at(
        await named(name),
        { ...phone, viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
        async (page) => {
          const bare = await page.evaluate(() =>
            [...document.querySelectorAll('main button, main input:not([type=hidden]), main textarea, main select')]
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              .filter((element) => {
                const { borderTopWidth, borderBottomWidth, appearance, textDecorationLine } = getComputedStyle(element);
                const isQuiet = element.tagName === 'BUTTON' && (element.textContent ?? '').trim() !== '';
                return (
                  appearance === 'none' &&
                  borderTopWidth === '0px' &&
                  borderBottomWidth === '0px' &&
                  textDecorationLine === 'none' &&
                  !isQuiet
                );
              })
              .map((element) => element.outerHTML.slice(0, 120)),
          );
          expect(bare).toEqual([]);
          for (let step = 0; step < 12; step++) {
            await page.keyboard.press('Tab');
            const focus = await page.evaluate(() => {
              const element = document.activeElement;
              if (!element || element === document.body) return null;
              const { outlineStyle, outlineWidth } = getComputedStyle(element);
              return {
                at: element.outerHTML.slice(0, 100),
                shown: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1,
              };
            });
            if (focus) expect(focus.shown, focus.at).toBe(true);
          }
        },
      );
    },
  );
});

describe('with reduced motion', () => {
  it.each(['home', 'the product list', 'a product', 'an article'])(
    'nothing on %s moves for longer than a millisecond',
    async (name) => {
      await at(await named(name), { ...phone, reducedMotion: 'reduce' }, async (page) => {
        const moving = await page.evaluate(() => {
          const seconds = (list: string) =>
            list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1));
          return [...document.querySelectorAll('*')].flatMap((element) =>
            ['', '::before', '::after'].flatMap((part) => {
              const style = getComputedStyle(element, part || null);
              const properties = style.transitionProperty.split(',').map((property) => property.trim());
              const durations = seconds(style.transitionDuration);
              const slow = properties.filter(
                (property, index) => property !== 'opacity' && (durations[index % durations.length] ?? 0) > 0.001,
              );
              const animates = style.animationName !== 'none' && Math.max(...seconds(style.animationDuration)) > 0.001;
              return slow.length > 0 || animates
                ? [`${element.tagName}${part} ${element.className} ${slow.join()} ${style.animationName}`]
                : [];
            }),
          );
        });
        expect(moving).toEqual([]);
        expect(
          await page.evaluate(() =>
            [...document.querySelectorAll('video')].some(({ autoplay, paused }) => autoplay || !paused),
          ),
        ).toBe(false);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
      });
    },
  );
});

describe('the tree that a screen reader is given', () => {
  it.each(['home', 'the product list', 'a product', 'the inquiry form', 'an article'])(
    'of %s has its headings in order, its landmarks named and a name for every control',
    async (name) => {
      await at(await named(name), { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }, async (page) => {
        const levels = await page.evaluate(() =>
          [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
            .filter((heading) => heading.checkVisibility())
            .map(({ tagName }) => Number(tagName[1])),
        );
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
        expect(jumps, `the levels ${levels.join()}`).toEqual([]);

        const tree = await page.locator('body').ariaSnapshot();
        const lines = tree.split('\n').map((line) => line.trim());
        for (const landmark of ['banner', 'main', 'contentinfo'])
          expect(
            lines.filter((line) => new RegExp(`^- ${landmark}\\b`).test(line)),
            landmark,
          ).toHaveLength(1);
        // Several of a kind are told apart by their names.
        const nameless = lines.filter((line) =>
          /^- (?:navigation|form|region|complementary|dialog|button|link|textbox|searchbox|combobox|checkbox|radio|slider|img|tab)(?: \[[^\]]*\])*:?$/.test(
            line,
          ),
        );
        expect(nameless).toEqual([]);
        const navigations = lines.filter((line) => line.startsWith('- navigation'));
        expect(new Set(navigations).size, navigations.join()).toBe(navigations.length);
      });
    },
  );
});

describe('Chinese pages', () => {
  it('are set without slanted and without spaced characters, and with room between their lines', async () => {
    await at('/zh-cn/about-us', phone, async (page) => {
      const wrong = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) =>
            [...element.childNodes].some(
              ({ nodeType, textContent }) => nodeType === 3 && /[\u4e00-\u9fff]/.test(textContent ?? ''),
            ),
          )
          .filter((element) => {
            const { fontStyle, letterSpacing } = getComputedStyle(element);
            return fontStyle !== 'normal' || !['normal', '0px'].includes(letterSpacing);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(wrong).toEqual([]);
      const paragraph = page
        .locator('main p')
        .filter({ hasText: /[\u4e00-\u9fff]{8}/ })
        .first();
      const ratio = await paragraph.evaluate((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      });
      expect(ratio).toBeGreaterThanOrEqual(1.69);
    });
  });
});
