import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from './house/main.mjs';
import { withPnpm } from './house/pinned-pnpm.mjs';
import { root } from './house/root.mjs';
import { run } from './house/run.mjs';

// Packs every published package as a release would, and lets publint and attw read the tarballs.
main(async () => {
  const env = await withPnpm();
  const out = mkdtempSync(path.join(tmpdir(), 'selvedge-release-'));
  let failures = 0;
  try {
    for (const { name, folder } of published()) {
      const packed = await run('pnpm', ['pack', '--pack-destination', out], { cwd: folder, env, quiet: true });
      const tarball = readdirSync(out).find((file) => file.startsWith(`${name.replace('@', '').replace('/', '-')}-`));
      if (packed !== 0 || !tarball) {
        failures += 1;
        console.error(`✗ ${name} could not be packed.`);
        continue;
      }
      const file = path.join(out, tarball);
      const problems = [
        await run('pnpm', ['exec', 'publint', 'run', file, '--strict'], { env, quiet: true }),
        await run('pnpm', ['exec', 'attw', file, '--profile', 'esm-only', '--no-emoji'], { env, quiet: true }),
      ].filter((code) => code !== 0).length;
      failures += problems;
      if (problems === 0) console.log(`✓ ${name}: publint and attw find nothing`);
    }
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
  return failures === 0 ? 0 : 1;
});

function published() {
  const packages = path.join(root, 'packages');
  return readdirSync(packages)
    .map((name) => path.join(packages, name))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => ({ folder, name: String(manifest.name) }));
}
