import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../house/run.mjs';

/** @typedef {{ folder: string, entries: readonly string[] }} Project */

/**
 * Makes an empty project that depends on the tarballs and on nothing else, and installs it with npm. zod alone comes
 * from the registry, or from npm's cache of it.
 *
 * @param {string} folder
 * @param {readonly import('./pack-packages.mjs').PackedPackage[]} packed
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Project>}
 */
export async function installProject(folder, packed, env) {
  cpSync(fileURLToPath(new URL('project', import.meta.url)), folder, { recursive: true });
  const dependencies = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const manifest = { name: 'another-team', private: true, type: 'module', dependencies };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['install', ...options], { cwd: folder, env, quiet: true });
  if (code !== 0) throw new Error('npm could not install the tarballs into an empty project.');
  return { folder, entries: packed.flatMap(({ entries }) => entries) };
}
