import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './root.mjs';

const remembered = path.join(root, 'node_modules/.selvedge/pnpm-folder');

/**
 * The environment in which `pnpm` is the version that package.json pins. npx fetches it once; later calls find it
 * where npx put it. Nothing is installed outside npm's own cache.
 *
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function withPnpm() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const folder = recall(packageManager) ?? (await fetchPnpm(packageManager));
  return {
    ...process.env,
    PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}`,
    // The pinned pnpm is the one on the path: it must not go looking for itself.
    npm_config_manage_package_manager_versions: 'false',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}

/** @param {string} packageManager */
function recall(packageManager) {
  if (!existsSync(remembered)) return null;
  const [version, folder] = readFileSync(remembered, 'utf8').split('\n');
  return version === packageManager && folder && existsSync(path.join(folder, 'pnpm')) ? folder : null;
}

/** @param {string} packageManager */
async function fetchPnpm(packageManager) {
  const print = 'console.log(process.env.PATH)';
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', '--loglevel=error', `--package=${packageManager}`, '--', 'node', '-e', print],
    { cwd: root, shell: process.platform === 'win32' },
  );
  const folder = stdout
    .trim()
    .split(path.delimiter)
    .find((entry) => existsSync(path.join(entry, 'pnpm')));
  if (!folder) throw new Error(`npx could not provide ${packageManager}.`);
  mkdirSync(path.dirname(remembered), { recursive: true });
  writeFileSync(remembered, `${packageManager}\n${folder}\n`);
  return folder;
}
