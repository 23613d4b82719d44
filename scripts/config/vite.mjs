/** Every flag of the next major version: the applications behave today as they will after it. */
export const remixFuture = /** @type {const} */ ({
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: true,
  v3_routeConfig: true,
});

/** How an application's words are compiled. */
export const wordsSettings = {
  project: './project.inlang',
  outdir: './app/paraglide',
  strategy: /** @type {['globalVariable', 'baseLocale']} */ (['globalVariable', 'baseLocale']),
  emitTsDeclarations: true,
  emitReadme: false,
};

/**
 * How both applications are served and built.
 *
 * @param {'serve' | 'build'} command
 * @param {string | number} port of the development server, which listens where the built one would
 * @param {import('vite').PluginOption[]} plugins the application's own, which only it can load
 * @returns {import('vite').UserConfig}
 */
export function appSettings(command, port, plugins) {
  return {
    plugins,
    server: { host: process.env.HOST ?? '127.0.0.1', port: Number(port), strictPort: true },
    resolve: { conditions: conditionsFor(command, 'browser') },
    ssr: { noExternal: [/^@selvedge\//], resolve: { conditions: conditionsFor(command, 'node') } },
    // Found late, each of these would reload the page in the middle of somebody's work.
    optimizeDeps: {
      include: [
        'react',
        'react-dom/client',
        '@remix-run/react',
        '@remix-run/node',
        'zod',
        '@selvedge/ui > swiper',
        '@selvedge/ui > swiper/modules',
      ],
    },
    build: { target: 'es2022', cssMinify: true, assetsInlineLimit: 0 },
  };
}

/**
 * Vite's own conditions are replaced, not extended, so all of them are listed.
 *
 * @param {'serve' | 'build'} command
 * @param {'browser' | 'node'} side
 */
function conditionsFor(command, side) {
  const live = command === 'serve' ? ['@selvedge/source'] : [];
  return [...live, 'module', side, command === 'serve' ? 'development' : 'production', 'import', 'default'];
}
