/** What a page needs once it is painted, by its addresses. */
export interface PageCode {
  /** The style sheet that names the fonts, and those that every page has letters for. */
  readonly fonts: { readonly sheet: string; readonly files: readonly string[] };
  /** Sets the list of all routes. */
  readonly manifest: string;
  readonly entry: string;
  /** The module of each route that is drawn, by its id. */
  readonly routes: Readonly<Record<string, string>>;
  /** What these import, so that all of it is fetched at once. */
  readonly imports: readonly string[];
  readonly words: PageWords;
}

/** The words of the page's language: where they lie, and which files of code have some. */
export interface PageWords {
  readonly base: string;
  readonly files: readonly string[];
}

/**
 * Fetches a page's fonts and its code once its first picture is painted: until then the network and the processor belong
 * to what is looked at. The system's faces stand in in the fonts' own measure, and links and forms work without code.
 * Whoever touches the page before does not wait for the picture.
 *
 * It is written into the page as it stands, so it uses nothing from outside.
 */
export function startPage(code: PageCode): void {
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    const ids = Object.keys(code.routes);
    const link = (rel: string, href: string, more = {}) => {
      const element = Object.assign(document.createElement('link'), { rel, href, ...more });
      document.head.append(element);
      return new Promise((resolve) => {
        element.onload = resolve;
        element.onerror = resolve;
      });
    };
    // The sheet comes when its files are there: one change of faces, and the page is laid out anew once.
    const asFont = { as: 'font', type: 'font/woff2', crossOrigin: '' };
    Promise.all(code.fonts.files.map((href) => link('preload', href, asFont))).then(() =>
      link('stylesheet', code.fonts.sheet),
    );
    const wordsOf = (href: string) => {
      const name = /([^/]+)-.{8}\.js$/.exec(href)?.[1] ?? '';
      return code.words.files.includes(name) ? [`${code.words.base}${name}.js`] : [];
    };
    const files = [...code.imports, ...Object.values(code.routes)];
    for (const href of new Set([code.manifest, code.entry, ...files, ...files.flatMap(wordsOf)])) {
      link('modulepreload', href);
    }
    // Each in a task of its own, so that the page answers in between.
    for (const href of [code.manifest, ...code.imports]) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
    // Pages that are moved to bring their words along with their code.
    for (const route of Object.values(window.__remixManifest.routes)) {
      route.imports = [...(route.imports ?? []), ...[route.module, ...(route.imports ?? [])].flatMap(wordsOf)];
    }
    const modules = await Promise.all(Object.values(code.routes).map((href) => import(/* @vite-ignore */ href)));
    Object.assign(window, { __remixRouteModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])) });
    await import(/* @vite-ignore */ code.entry);
  };
  // The second frame begins when the first is on the screen.
  const startPainted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture && !picture.complete) {
    for (const end of ['load', 'error']) picture.addEventListener(end, startPainted);
  } else startPainted();
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start, { capture: true, passive: true });
  // A picture that never comes, and a page in the background, which paints no frames.
  setTimeout(start, 3000);
}
