import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../house/root.mjs';

const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

/**
 * Formats pages as the rest of the house is formatted, the code within them too.
 *
 * @param {ReadonlyMap<string, string>} pages text by file name
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function formatPages(pages) {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-reference-'));
  try {
    for (const [file, text] of pages) writeFileSync(path.join(folder, file), text);
    const options = ['format', '--write', `--config-path=${root}`, '--vcs-enabled=false', '--log-level=error'];
    await promisify(execFile)(process.execPath, [biome, ...options, folder]);
    return new Map([...pages.keys()].map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
