const file = /@remix-run\/react\/dist\/esm\/routeModules\.js$/;

/** What Remix does when the code of a page cannot be loaded: it loads the page again, however often that fails. */
const unguarded = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{/;

/**
 * What Vite does for every other import: it tells the page, which may decide to load itself again. When it does not,
 * the page fails where it is drawn, so that the error page of its frame stands in its place.
 */
const asked = `const failed = new Event('vite:preloadError', { cancelable: true });
    failed.payload = error;
    if (window.dispatchEvent(failed)) return { default() { throw error; } };
    return new Promise(() => {`;

/**
 * Hands the failed code of a page to the application's own guard (specification §4: one reload within ten seconds),
 * which Remix leaves no other way to. The build stops when Remix has changed and the guard would be lost.
 *
 * @returns {import('vite').Plugin}
 */
export function guardedRouteReload() {
  return {
    name: 'guarded-route-reload',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return null;
      if (!unguarded.test(code)) this.error('Remix loads pages in another way now; see guarded-route-reload.mjs.');
      return { code: code.replace(unguarded, asked), map: null };
    },
  };
}
