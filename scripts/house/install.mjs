import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './step.mjs';

const stamp = path.join(root, 'node_modules/.selvedge/installed');

/**
 * Installs the dependencies when the lock file, a package.json or Node's major version differ from the last time.
 *
 * @param {NodeJS.ProcessEnv} env with pnpm on its path
 */
export async function install(env) {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // What a command prints is for its reader, who may be a program.
  await step(
    'Installing the libraries',
    async () => {
      const args = ['install', '--config.confirmModulesPurge=false', '--reporter=append-only'];
      if (env.CI) args.push('--frozen-lockfile');
      const code = await run('pnpm', args, { env, quiet: true, input: 'ignore' });
      if (code !== 0) throw new Error('The libraries could not be installed; what pnpm said stands above.');
      mkdirSync(path.dirname(stamp), { recursive: true });
      writeFileSync(stamp, fingerprint());
    },
    undefined,
    console.error,
  );
}

function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const manifests = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}/package.json`),
  );
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests.sort()]) {
    const place = path.join(root, file);
    hash.update(file).update(existsSync(place) ? readFileSync(place) : '');
  }
  return hash.digest('hex');
}
