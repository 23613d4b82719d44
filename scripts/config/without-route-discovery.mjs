const file = /@remix-run\/react\/dist\/esm\/fog-of-war\.js$/;

/** What the rest of Remix asks of the file in a browser, as it answers where discovery is off. */
const off = {
  isFogOfWarEnabled: '() => false',
  getPatchRoutesOnNavigationFunction: '() => undefined',
  useFogOFWarDiscovery: '() => undefined',
  getPartialManifest: '(manifest) => manifest',
};

/**
 * Leaves out of the browser's code what Remix finds routes with while somebody moves: ours knows all of them from its
 * start (`v3_lazyRouteDiscovery: false`). The build stops when Remix asks for anything else there.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutRouteDiscovery() {
  return {
    name: 'without-route-discovery',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !file.test(id)) return null;
      const written = Object.entries(off).map(([name, answer]) => {
        if (!code.includes(`function ${name}(`))
          this.error(`Remix has no ${name} any more; see without-route-discovery.mjs.`);
        return `export const ${name} = ${answer};`;
      });
      return { code: written.join('\n'), map: null };
    },
  };
}
