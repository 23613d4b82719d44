import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../app/routes';

/** Every address of `app/routes.ts` without its language, parameters by their names: `/product/:slug`. */
export const routePaths: readonly string[] = routes
  .slice(0, 1)
  .flatMap(({ children = [] }: RouteConfigEntry) => children)
  .map(({ path = '' }) => `/${path}`);

/** The addresses as they stand: pages and what scripts ask. */
export const plainPaths = routePaths.filter((path) => !/[:*]/.test(path));

/** What stands before a parameter: `/product/`. */
export const pathsBefore = [...new Set(routePaths.flatMap((path) => /^[^:*]+(?=[:*])/.exec(path)?.[0] ?? []))];
