import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../house/root.mjs';

/** @typedef {import('./install-project.mjs').Project} Project */

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
const vite = path.join(root, 'apps/catalogue/node_modules/vite/bin/vite.js');

/** The largest bundle, in bytes, of a page that formats money and rewrites links. With zod in it, it were ten times that. */
const lightPageBytes = 12_000;

/** What another team's project has to be able to do. A stage uses what the one before it made; its checks run together. */
export const consumerStages = /** @type {const} */ ([
  [
    ['The empty project holds the tarballs, zod and CASL, nothing else', holdsOnlyWhatIsNamed],
    ['Plain Node loads every entry', loadsEveryEntry],
  ],
  [
    ['tsc compiles it with module nodenext, every declaration checked, no DOM', compilesForNode],
    ['tsc accepts it with moduleResolution bundler, every declaration checked, no Node', compilesForBundlers],
    ['Vite builds it', buildsWithVite],
  ],
  [
    ['Plain Node runs what tsc compiled', (/** @type {Project} */ project) => answersRight(project, 'out/program.js')],
    ['Plain Node runs what Vite built', (/** @type {Project} */ project) => answersRight(project, 'dist/program.js')],
    ['A runtime with nothing but fetch runs what Vite built', runsOnFetchAlone],
    ['A page without schemas carries no zod', keepsLightPagesLight],
  ],
]);

/** @param {Project} project */
async function holdsOnlyWhatIsNamed({ folder }) {
  const installed = readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  // CASL, of which ucast is a part, is what domain's rights are made of; their entry alone loads it.
  assert.deepEqual(installed.sort(), ['@casl', '@selvedge', '@ucast', 'zod']);
}

/** @param {Project} project */
async function loadsEveryEntry({ folder, entries }) {
  const lines = entries.map((entry, index) => `import * as entry${index} from '${entry}';`);
  const found = entries.map((entry, index) => `'${entry}': Object.keys(entry${index}).length`);
  writeFileSync(
    path.join(folder, 'every-entry.js'),
    `${lines.join('\n')}\nconsole.log(JSON.stringify({ ${found.join(', ')} }));\n`,
  );
  const counts = JSON.parse(await node(folder, ['every-entry.js']));
  assert.deepEqual(
    entries.filter((entry) => !(counts[entry] > 0)),
    [],
    'These entries export nothing.',
  );
}

/** @param {Project} project */
async function compilesForNode({ folder }) {
  // The workspace's own declarations of Node: installing them again would only cost time.
  symlinkSync(path.join(root, 'node_modules/@types'), path.join(folder, 'types-of-node'));
  await node(folder, [tsc, '-p', 'tsconfig.nodenext.json']);
}

/** @param {Project} project */
async function compilesForBundlers({ folder }) {
  await node(folder, [tsc, '-p', 'tsconfig.bundler.json']);
}

/** @param {Project} project */
async function buildsWithVite({ folder }) {
  await node(folder, [vite, 'build', '--logLevel', 'error']);
}

/**
 * @param {Project} project
 * @param {string} file
 */
async function answersRight({ folder }, file) {
  const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8'));
  assert.deepEqual(JSON.parse(await node(folder, [file])), expected);
}

/** @param {Project} project */
async function runsOnFetchAlone({ folder }) {
  const runner = fileURLToPath(new URL('run-bare.mjs', import.meta.url));
  const bundle = path.join(folder, 'dist/browserless.js');
  const printed = await node(folder, ['--no-warnings', '--experimental-vm-modules', runner, bundle]);
  assert.deepEqual(JSON.parse(printed), ['SV-1', 'notFound: There is no']);
}

/** @param {Project} project */
async function keepsLightPagesLight({ folder }) {
  const bytes = statSync(path.join(folder, 'dist/light.js')).size;
  assert.ok(bytes < lightPageBytes, `It has ${bytes} bytes, and may have ${lightPageBytes}.`);
  assert.deepEqual(JSON.parse(await node(folder, ['dist/light.js'])), ['19.90', '/zh-cn/about-us']);
}

/**
 * Runs Node in the project and gives what it printed.
 *
 * @param {string} cwd
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
async function node(cwd, args) {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [...args], { cwd, timeout: 180_000 });
    return stdout;
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = /** @type {{ stdout?: string, stderr?: string, message: string }} */ (error);
    throw new Error(stdout + stderr || message);
  }
}
