const decoder = 'three/examples/jsm/libs/meshopt_decoder.module.js';

/**
 * Leaves Meshopt's decoder out of the model viewer: it compiles WebAssembly as soon as it is loaded, which the content
 * security policy forbids, and no model of the site is packed with it.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutMeshopt() {
  return {
    name: 'without-meshopt',
    enforce: 'pre',
    resolveId: (id) => (id === decoder ? `\0${decoder}` : undefined),
    load: (id) =>
      id === `\0${decoder}`
        ? 'export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };'
        : undefined,
  };
}
