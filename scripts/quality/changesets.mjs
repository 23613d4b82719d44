import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../house/root.mjs';
import { publishedPackages } from './packages.mjs';

/**
 * The packages whose API reports differ from those of their last release while no waiting changeset names them. The
 * last release is the last commit that changed the package's CHANGELOG.md, which `changeset version` writes; a
 * package without one has never been released, and all of its API is new.
 *
 * Without a history to ask (a tarball) nothing is missing. In a shallow clone the oldest commit stands in for
 * releases before it, so that the rule grows lenient and never wrong.
 *
 * @returns {readonly string[]} names with their scope
 */
export function changesetsMissing() {
  if (git('rev-parse', '--verify', 'HEAD') === null) return [];
  const named = waitingChangesets();
  return publishedPackages()
    .filter(({ name, entries }) => {
      const changelog = `packages/${name}/CHANGELOG.md`;
      const release = git('log', '-1', '--format=%H', '--', changelog)?.trim();
      return entries.some((entry) => {
        const report = `packages/${name}/api/${entry.name}.api.md`;
        const released = release ? git('show', `${release}:${report}`) : null;
        const file = path.join(root, report);
        return existsSync(file) && released !== readFileSync(file, 'utf8');
      });
    })
    .map(({ name }) => `@selvedge/${name}`)
    .filter((name) => !named.includes(`'${name}':`) && !named.includes(`"${name}":`));
}

/** The front matter of every changeset that waits for the next release. */
function waitingChangesets() {
  const folder = path.join(root, '.changeset');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(path.join(folder, file), 'utf8').split('---')[1] ?? '')
    .join('\n');
}

/**
 * @param {...string} args
 * @returns {string | null} what git says; null when it refuses
 */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : null;
}
