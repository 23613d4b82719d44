import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../house/root.mjs';
import { freePort } from './start-program.mjs';

/** Playwright belongs to the application whose pages it opens. */
const { chromium } = /** @type {typeof import('playwright-core')} */ (
  createRequire(path.join(root, 'apps/catalogue/package.json'))('playwright-core')
);

/** A headless Chromium that Lighthouse can reach too; it must not call home while it is measured. */
export async function startBrowser() {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
  });
  return { browser, port };
}

/** The addresses that a visit goes through: the details are those that stand first on their lists. */
export async function visitedPages(/** @type {string} */ origin) {
  /** @param {string} list @param {RegExp} like */
  const first = async (list, like) => {
    const found = like.exec(await (await fetch(origin + list)).text())?.[1];
    if (!found) throw new Error(`No link like ${like} stands on ${list}.`);
    return found;
  };
  return {
    home: '/',
    list: '/product-products',
    detail: await first('/product-products', /href="(\/product\/\d+-[\w-]+)"/),
    article: await first('/article-list', /href="(\/article-detail\/\d+-[\w-]+)"/),
    'zh-cn home': '/zh-cn',
  };
}
