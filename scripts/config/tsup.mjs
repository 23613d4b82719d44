/**
 * How every published package is built: ES modules with declarations, one chunk a subpath, nothing bundled that
 * the package does not own.
 *
 * @param {Record<string, string>} entry subpath name to source file
 * @returns {import('tsup').Options}
 */
export function packageBuild(entry) {
  return {
    entry,
    format: 'esm',
    dts: true,
    target: 'es2022',
    treeshake: true,
    clean: true,
    sourcemap: false,
  };
}
