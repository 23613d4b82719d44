import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consumerStages } from './consumers/consumer-checks.mjs';
import { installProject } from './consumers/install-project.mjs';
import { packPackages } from './consumers/pack-packages.mjs';
import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';

/*
 * What another team does with the published packages: install the tarballs into an empty project, far from this
 * checkout, and use them under plain Node, under tsc and under Vite. It needs the last build.
 */
main(async () => {
  const env = await withPnpm();
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'selvedge-consumer-')));
  try {
    const packed = await packPackages(path.join(folder, 'tarballs'), env);
    const project = await installProject(path.join(folder, 'project'), packed, env);
    let failures = 0;
    for (const checks of consumerStages) {
      const passed = await Promise.all(checks.map(([title, check]) => reported(title, () => check(project))));
      failures += passed.filter((success) => !success).length;
    }
    return failures === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Runs a check, prints its one line, and what was wrong.
 *
 * @param {string} title
 * @param {() => Promise<void>} check
 */
async function reported(title, check) {
  const started = performance.now();
  try {
    await check();
    console.log(`✓ ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.error(`✗ ${title}\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}
