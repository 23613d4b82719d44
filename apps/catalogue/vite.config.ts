import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { vitePlugin as remix } from '@remix-run/dev';
import { serverInVite } from '@selvedge/server-kit/vite';
import { defineConfig, type Plugin } from 'vite';
import { adoptedViewerStyles } from '../../scripts/config/adopted-viewer-styles.mjs';
import { guardedRouteReload } from '../../scripts/config/guarded-route-reload.mjs';
import { precompress } from '../../scripts/config/precompress.mjs';
import { sharedChunks } from '../../scripts/config/shared-chunks.mjs';
import { squeeze } from '../../scripts/config/squeeze.mjs';
import { appSettings, remixFuture, wordsSettings } from '../../scripts/config/vite.mjs';
import { withoutMeshopt } from '../../scripts/config/without-meshopt.mjs';
import { withoutRouteDiscovery } from '../../scripts/config/without-route-discovery.mjs';
import { wordsByLanguage } from '../../scripts/config/words-by-language.mjs';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

const plan = sharedChunks({
  entry: '/app/entry.client.tsx',
  everywhere: ['/app/root.tsx', '/app/routes/site.tsx'],
  routes: '/app/routes/',
  later: {
    dialog: '/app/layout/question.tsx',
  },
  groups: {
    products: ['product-products'],
    shop: ['cart', 'checkout', 'order'],
  },
});

/** Few files instead of one for each set of pages that share something. */
const fewChunks: Plugin = {
  name: 'few-chunks',
  apply: 'build',
  config: (_, { isSsrBuild }) => (isSsrBuild ? {} : { build: { rollupOptions: { output: { manualChunks: plan } } } }),
};

export default defineConfig(({ command }) =>
  appSettings(command, process.env.PORT ?? 3000, [
    paraglideVitePlugin(wordsSettings),
    serverInVite(),
    withoutMeshopt(),
    adoptedViewerStyles(),
    // The addresses of all pages are few: known from the start, none has to be asked for when a link is followed.
    remix({ future: { ...remixFuture, v3_lazyRouteDiscovery: false } }),
    guardedRouteReload(),
    withoutRouteDiscovery(),
    // The other language's name is written in that language.
    wordsByLanguage({ frame: 'site', inAll: ['language_own_name'] }),
    squeeze(),
    precompress(),
    fewChunks,
  ]),
);
