import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevelopmentApp, DevelopmentEntry } from './development-app';
import { createKeeper } from './keeper';

export interface ServerInViteOptions {
  /** The server's entry, from the app's root. Default `/server/app.ts`. */
  readonly entry?: string;
}

/**
 * Runs an app's own server inside of Vite's in development: Vite answers for its modules, the app for everything
 * else. List it before `remix()`, whose handler else takes every request. Upgrades are left alone, so that Vite's own
 * socket lives.
 *
 * @example
 * export default defineConfig({ plugins: [serverInVite(), remix({ … })] });
 */
export function serverInVite({ entry = '/server/app.ts' }: ServerInViteOptions = {}): Plugin {
  return {
    name: 'selvedge:server',
    apply: 'serve',
    configureServer(server) {
      const app = liveApp(server, entry);
      server.httpServer?.once('close', () => void app.stop());
      // A returned function is installed after Vite's own middlewares.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { fetch } = await app.current();
            // Vite has cut its base off `url`; the app wants the address that was asked for.
            request.url = request.originalUrl ?? request.url ?? '/';
            await getRequestListener((asked, environment) => fetch(asked, environment))(request, response);
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}

/**
 * Stops the app before anybody else hears of the signal: Remix's own listener ends the process at once, and the
 * embedded database would go on running.
 */
function stopFirstAtSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const others = process.listeners(signal);
    process.removeAllListeners(signal);
    // A package manager in between hands the terminal's signal on, so it comes twice.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), 4_900).unref();
      void stop().finally(() => {
        for (const listener of others) listener(signal);
        process.exit(0);
      });
    });
  }
}

/** The app of the entry as it is now. Vite hands out another module object once a file below the entry has changed. */
function liveApp(server: ViteDevServer, entry: string) {
  const keeper = createKeeper();
  let loaded: { readonly module: object; readonly app: Promise<DevelopmentApp> } | undefined;
  let listening = false;
  const stop = async (): Promise<void> => {
    await loaded?.app.then((app) => app.stop?.()).catch(() => {});
    await keeper.stop();
  };

  return {
    stop,
    async current(): Promise<DevelopmentApp> {
      // At the first request, when every plugin has registered its own listeners.
      if (!listening) stopFirstAtSignals(stop);
      listening = true;
      const module = (await server.ssrLoadModule(entry)) as unknown as DevelopmentEntry;
      if (loaded?.module !== module) {
        const before = loaded;
        const app = module.createApp({
          mode: 'development',
          loadRemixBuild: () => server.ssrLoadModule('virtual:remix/server-build'),
          keep: keeper.keep,
        });
        loaded = { module, app };
        app.catch(() => {
          if (loaded?.app === app) loaded = undefined;
        });
        void before?.app.then((old) => old.stop?.()).catch(() => {});
      }
      return loaded.app;
    },
  };
}
