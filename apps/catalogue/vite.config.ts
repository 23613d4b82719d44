import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { vitePlugin as remix } from '@remix-run/dev';
import { serverInVite } from '@selvedge/server-kit/vite';
import { defineConfig } from 'vite';
import { guardedRouteReload } from '../../scripts/config/guarded-route-reload.mjs';
import { appSettings, remixFuture, wordsSettings } from '../../scripts/config/vite.mjs';
import { withoutMeshopt } from '../../scripts/config/without-meshopt.mjs';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) =>
  appSettings(command, process.env.PORT ?? 3000, [
    paraglideVitePlugin(wordsSettings),
    serverInVite(),
    withoutMeshopt(),
    remix({ future: remixFuture }),
    guardedRouteReload(),
  ]),
);
