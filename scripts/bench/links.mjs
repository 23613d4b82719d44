import * as ufo from 'ufo';
import { isExternalLink, isScriptLink, rewriteLink } from '../../packages/rewriting/dist/index.js';

const prefix = '/zh-cn';
const host = 'mill.example';

/** What the content of a site links to, in about the mixture of a real one. */
const patterns = /** @type {const} */ ([
  (/** @type {number} */ n) => `/product/${n}-oxford-shirting`,
  (/** @type {number} */ n) => `/product/category/${n}-denim_list2.html`,
  (/** @type {number} */ n) => `article/${n}-how-we-weave`,
  (/** @type {number} */ n) => `/zh-cn/product/${n}-oxford-shirting`,
  (/** @type {number} */ n) => `https://mill.example/product/${n}?from=mail#details`,
  (/** @type {number} */ n) => `https://partner-${n}.example/fabrics`,
  (/** @type {number} */ n) => `//cdn.example/p1/${n}-oxford.webp`,
  (/** @type {number} */ n) => `mailto:sales-${n}@mill.example`,
  (/** @type {number} */ n) => `/search?keyword=denim+${n}&page=2`,
  (/** @type {number} */ n) => `about-us-${n}`,
]);

const links = Array.from({ length: 10_000 }, (_, n) => patterns[n % patterns.length]?.(n) ?? '');

/** @returns {readonly import('./contest.mjs').Contest[]} */
export function linkContests() {
  return [
    {
      job: 'rewrite 10,000 links for a language',
      same: true,
      inputs: links,
      contenders: {
        rewriteLink: (link) => rewriteLink(link, { prefix }),
        'ufo: hasProtocol + withBase': (link) =>
          ufo.hasProtocol(link, { acceptRelative: true }) ? link : ufo.withBase(link, prefix),
      },
    },
    {
      job: 'tell script links among 10,000 links',
      same: true,
      inputs: links,
      contenders: {
        isScriptLink: (link) => isScriptLink(link),
        // ufo wants the scheme alone.
        'ufo: parseURL + isScriptProtocol': (link) => ufo.isScriptProtocol(ufo.parseURL(link).protocol),
      },
    },
    {
      job: 'tell external links among 10,000 links',
      same: true,
      inputs: links,
      contenders: {
        isExternalLink: (link) => isExternalLink(link, host),
        'ufo: parseURL': (link) => {
          const found = ufo.parseURL(link).host;
          return found !== undefined && found !== '' && found !== host;
        },
        'URL of the platform': (link) => {
          const url = new URL(link, 'https://mill.example');
          return url.host !== '' && url.host !== host;
        },
      },
    },
  ];
}
