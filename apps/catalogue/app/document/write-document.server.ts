import { readFileSync } from 'node:fs';
import plexMono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';
import type { EntryContext } from '@remix-run/node';
import instrumentSans from '../fonts/instrument-sans.woff2?url';
import newsreader from '../fonts/newsreader.woff2?url';
import fonts from '../fonts.css?url';
import { type Locale, localeOf } from '../language/address';
import { payloadScript } from './loader-payload.server';
import { type PageCode, type PageWords, startPage } from './start-page';
import { sheetAttribute } from './written-styles';

/**
 * The finished document: what React drew, with its styles at the end of the head and what brings it to life at the end
 * of the body. Hydration overlooks what stands at either end.
 *
 * @param rules of single elements, in CSS
 */
export function writeDocument(html: string, payload: string, rules: readonly string[], context: EntryContext): string {
  const locale = localeOf(context.staticHandlerContext.location.pathname);
  const doctype = html.startsWith('<!DOCTYPE') ? '' : '<!DOCTYPE html>';
  // In development Vite brings the styles and Remix the scripts.
  const styles = (import.meta.env.DEV ? '' : pageStyles(context)) + ownStyles(rules);
  const handed = import.meta.env.DEV ? '' : contextScript(context);
  const start = import.meta.env.DEV ? '' : importMap(locale) + startScript(context, locale);
  const head = html.indexOf('</head>');
  const body = html.lastIndexOf('</body>');
  const scripts = handed + payloadScript(payload) + start;
  return doctype + html.slice(0, head) + styles + html.slice(head, body) + scripts + html.slice(body);
}

/** The routes that a page is drawn by, outermost first. */
function drawnRoutes({ manifest, staticHandlerContext }: EntryContext) {
  return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
}

function pageStyles(context: EntryContext): string {
  const sheets = new Set(drawnRoutes(context).flatMap(({ css }) => css ?? []));
  return [...sheets].map((href) => `<style ${sheetAttribute}="${href}">${readSheet(href)}</style>`).join('');
}

/** What single elements of the page are given, as own-values.ts collected it. */
function ownStyles(rules: readonly string[]): string {
  return rules.length === 0 ? '' : `<style>${rules.join('')}</style>`;
}

/** The folder of the build, which holds the server's code at some depth and the browser's beside it. */
const build = import.meta.url.slice(0, import.meta.url.lastIndexOf('/server/'));

const sheets = new Map<string, string>();

/** A style sheet of the browser's build. */
function readSheet(href: string): string {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  const css = readFileSync(new URL(`${build}/client${href}`), 'utf8').trim();
  if (/<\/style/i.test(css)) throw new Error(`${href} would end its own element.`);
  sheets.set(href, css);
  return css;
}

/** What the browser's router is given, and the stream that it reads the loaders' answers from. */
function contextScript({ serverHandoffString = '{}' }: EntryContext): string {
  const stream =
    'new ReadableStream({start(controller){window.__remixContext.streamController=controller}}).pipeThrough(new TextEncoderStream())';
  return `<script>window.__remixContext=${serverHandoffString};window.__remixContext.stream=${stream}</script>`;
}

interface WordFiles {
  readonly base: string;
  readonly files: readonly string[];
}

let wordFiles: WordFiles | undefined;

/** The words of a language, as the browser's build laid them down (scripts/config/words-by-language.mjs). */
function wordsIn(locale: Locale): PageWords {
  wordFiles ??= JSON.parse(readFileSync(new URL(`${build}/words.json`), 'utf8')) as WordFiles;
  return { base: `${wordFiles.base}${locale}/`, files: wordFiles.files };
}

/** Code names its words without a language; this says in which one the page is. */
function importMap(locale: Locale): string {
  return `<script type="importmap">${JSON.stringify({ imports: { '#words/': wordsIn(locale).base } })}</script>`;
}

function startScript(context: EntryContext, locale: Locale): string {
  const { entry, url } = context.manifest;
  const routes = drawnRoutes(context);
  const code: PageCode = {
    fonts: { sheet: fonts, files: [newsreader, instrumentSans, plexMono] },
    manifest: url,
    entry: entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    imports: [...new Set([...entry.imports, ...routes.flatMap(({ imports }) => imports ?? [])])],
    words: wordsIn(locale),
  };
  return `<script>(${startPage})(${JSON.stringify(code)})</script>`;
}
