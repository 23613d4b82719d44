import { minify } from 'terser';

/** What is larger (the model's viewer, in characters) comes on demand, and would take a minute. */
const largest = 600_000;

/**
 * Makes the browser's code smaller than esbuild does, which is quick: terser looks at it several times. The libraries of
 * every page lose 4 of 74 KB as they travel.
 *
 * @returns {import('vite').Plugin}
 */
export function squeeze() {
  let isForServer = false;
  return {
    name: 'squeeze',
    apply: 'build',
    configResolved({ build }) {
      isForServer = Boolean(build.ssr);
    },
    renderChunk: {
      order: 'post',
      async handler(code) {
        if (isForServer || code.length > largest) return null;
        const { code: smaller } = await minify(code, options);
        return smaller === undefined ? null : { code: smaller, map: null };
      },
    },
  };
}

const options = /** @type {const} */ ({
  ecma: 2020,
  module: true,
  compress: { passes: 3, pure_funcs: ['console.warn'] },
  format: { comments: false },
});
