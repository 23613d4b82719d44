/**
 * The parts that can be measured, by name; the rows of docs/proof/speed.md.
 *
 * @type {Readonly<Record<string, () => Promise<import('./run-parts.mjs').Measure>>>}
 */
export const parts = {
  pages: () => import('./catalogue/pages.mjs').then(({ measurePages }) => measurePages),
  render: () => import('./catalogue/render.mjs').then(({ measureRender }) => measureRender),
  variants: () => import('./catalogue/variants.mjs').then(({ measureVariants }) => measureVariants),
  api: () => import('./catalogue/api.mjs').then(({ measureApi }) => measureApi),
  search: () => import('./catalogue/search.mjs').then(({ measureSearch }) => measureSearch),
  growth: () => import('./catalogue/growth.mjs').then(({ measureGrowth }) => measureGrowth),
  memory: () => import('./catalogue/memory.mjs').then(({ measureMemory }) => measureMemory),
  load: () => import('./catalogue/overload.mjs').then(({ measureLoad }) => measureLoad),
  script: () => import('./catalogue/script.mjs').then(({ measureScript }) => measureScript),
  lighthouse: () => import('./catalogue/lighthouse.mjs').then(({ measureLighthouse }) => measureLighthouse),
  moves: () => import('./catalogue/moves.mjs').then(({ measureMoves }) => measureMoves),
  directory: () => import('./portal/directory.mjs').then(({ measureDirectory }) => measureDirectory),
  packages: () => import('./packages.mjs').then(({ measurePackages }) => measurePackages),
};

/** What the quick form does only when it is named: large databases that take minutes to fill, or a browser at rest. */
export const longParts = new Set(['search', 'lighthouse', 'directory']);
