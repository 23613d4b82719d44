import { readFileSync } from 'node:fs';

/** Ends the process with one sentence when this Node is older than package.json's "engines" asks for. */
export function requireNode() {
  const wanted = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines.node;
  if (isAtLeast(process.versions.node, wanted.replace(/^>=/, ''))) return;
  console.error(`Selvedge needs Node ${wanted.replace('>=', '')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** @param {string} version @param {string} least */
export function isAtLeast(version, least) {
  const [a, b] = [version, least].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i++) {
    const difference = (a[i] || 0) - (b[i] || 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
