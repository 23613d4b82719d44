import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { vitePlugin as remix } from '@remix-run/dev';
import { serverInVite } from '@selvedge/server-kit/vite';
import { defineConfig } from 'vite';
import { appSettings, remixFuture, wordsSettings } from '../../scripts/config/vite.mjs';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) =>
  appSettings(command, process.env.PORTAL_PORT ?? 3001, [
    paraglideVitePlugin(wordsSettings),
    serverInVite(),
    remix({ future: remixFuture }),
    // Found late, the desk's libraries would reload it in the middle of somebody's work.
    { name: 'desk', config: () => ({ optimizeDeps: { include: ['react-admin', '@mui/material/useMediaQuery'] } }) },
  ]),
);
