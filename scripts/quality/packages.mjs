import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../house/root.mjs';

/** The packages that leave this repository, in the order in which they build on each other. */
const names = /** @type {const} */ (['error-catalogue', 'domain', 'rewriting', 'api-contract', 'api-client']);

/**
 * @typedef {object} PublishedPackage
 * @property {string} name without the scope
 * @property {string} folder absolute
 * @property {readonly PackageEntry[]} entries every address that other teams import
 *
 * @typedef {object} PackageEntry
 * @property {string} name the subpath, `index` for the package itself
 * @property {string} specifier what an import says: `@selvedge/domain/money`
 * @property {string} source absolute path of its barrel
 * @property {string} types absolute path of its built declarations
 * @property {string} built absolute path of its built module
 */

/** @returns {readonly PublishedPackage[]} */
export function publishedPackages() {
  return names.map((name) => {
    const folder = path.join(root, 'packages', name);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const entries = Object.entries(manifest.exports)
      .filter(([, target]) => typeof target === 'object')
      .map(([subpath, target]) => ({
        name: subpath === '.' ? 'index' : subpath.slice(2),
        specifier: manifest.name + subpath.slice(1),
        source: path.join(folder, target['@selvedge/source']),
        types: path.join(folder, target.types),
        built: path.join(folder, target.default),
      }));
    return { name, folder, entries };
  });
}
