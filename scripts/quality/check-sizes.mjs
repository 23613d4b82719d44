import { existsSync } from 'node:fs';
import path from 'node:path';
import esbuildPlugin from '@size-limit/esbuild';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import { root } from '../house/root.mjs';

// What a site pays for each package: bundled and minified as an app would, then compressed with brotli.

const kilobyte = 1000;

/**
 * The limits of the packages. The client is measured with its errors and their texts, and without the contract, whose
 * schemas every app chooses for itself.
 */
const limits = /** @type {const} */ ([
  { title: 'rewriting', modules: ['rewriting/dist/index.js'], limit: 3 * kilobyte },
  { title: 'error-catalogue', modules: ['error-catalogue/dist/index.js'], limit: 3 * kilobyte },
  {
    title: 'domain, money and discount',
    modules: ['domain/dist/money.js', 'domain/dist/discount.js'],
    limit: 4 * kilobyte,
  },
  {
    title: 'api-client, without schemas',
    modules: ['api-client/dist/index.js'],
    external: ['@selvedge/api-contract', 'zod'],
    limit: 4 * kilobyte,
  },
]);

const checks = limits.map((limit) => {
  const files = limit.modules.map((file) => path.join(root, 'packages', file));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`Build the packages first: ${missing.join(', ')} is missing.`);
  return { files, modifyEsbuildConfig: bundleOf(files, 'external' in limit ? limit.external : []) };
});
const sizes = await sizeLimit([esbuildPlugin, filePlugin], { checks });

const rows = limits.map(({ title, limit }, index) => ({ title, limit, size: sizes[index]?.size ?? Number.NaN }));
for (const { title, limit, size } of rows) {
  console.log(`${size <= limit ? '✓' : '✗'} ${title.padEnd(28)} ${inKilobytes(size)} of ${inKilobytes(limit)}`);
}
process.exitCode = rows.every(({ size, limit }) => size <= limit) ? 0 : 1;

/**
 * One module that exports everything, so that nothing is shaken out and shared chunks count once.
 *
 * @param {readonly string[]} files
 * @param {readonly string[]} external
 */
function bundleOf(files, external) {
  const contents = files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n');
  /** @param {object} config */
  return (config) => ({
    ...config,
    entryPoints: undefined,
    stdin: { contents, resolveDir: root },
    format: 'esm',
    external,
  });
}

/** @param {number} bytes */
function inKilobytes(bytes) {
  return `${(bytes / kilobyte).toFixed(2)} KB`;
}
