import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { vitePlugin as remix } from '@remix-run/dev';
import { serverInVite } from '@selvedge/server-kit/vite';
import { defineConfig } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Vite's own conditions are replaced, not extended, so all of them are listed. */
function conditionsFor(command: 'serve' | 'build', side: 'browser' | 'node'): string[] {
  const live = command === 'serve' ? ['@selvedge/source'] : [];
  return [...live, 'module', side, command === 'serve' ? 'development' : 'production'];
}

export default defineConfig(({ command }) => ({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './app/paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      emitTsDeclarations: true,
      emitReadme: false,
    }),
    serverInVite(),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  resolve: { conditions: conditionsFor(command, 'browser') },
  ssr: { noExternal: [/^@selvedge\//], resolve: { conditions: conditionsFor(command, 'node') } },
  // Found late, each of these would reload the page in the middle of somebody's work.
  optimizeDeps: { include: ['react', 'react-dom/client', '@remix-run/react', '@remix-run/node', 'zod'] },
  build: { target: 'es2022', cssMinify: true },
}));
