import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../house/run.mjs';
import { publishedPackages } from '../quality/packages.mjs';

/**
 * @typedef {object} PackedPackage
 * @property {string} name
 * @property {string} tarball
 * @property {readonly string[]} entries what other teams may import: `@selvedge/domain/money`
 */

/**
 * Packs every published package as a release would.
 *
 * @param {string} out a folder for the tarballs
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<readonly PackedPackage[]>}
 */
export async function packPackages(out, env) {
  mkdirSync(out, { recursive: true });
  const published = publishedPackages();
  const codes = await Promise.all(
    published.map(({ folder }) => run('pnpm', ['pack', '--pack-destination', out], { cwd: folder, env, quiet: true })),
  );
  if (codes.some((code) => code !== 0)) throw new Error('A package could not be packed.');
  return published.map(({ folder, entries }) => {
    const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const tarball = path.join(out, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
    return { name, tarball, entries: entries.map(({ specifier }) => specifier) };
  });
}
