import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { checkingProgram } from './example-checks.mjs';
import { publishedPackages } from './packages.mjs';
import { readExports } from './read-examples.mjs';

// Runs every example in the docstrings of the published packages, and asks every exported name for its docstring,
// every exported value for an example.

const project = fileURLToPath(new URL('tsconfig.json', import.meta.url));
const settings = ts.getParsedCommandLineOfConfigFile(project, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic });
if (!settings) throw new Error(`${project} cannot be read.`);
const packages = publishedPackages();
const entries = packages.flatMap((published) => published.entries);
const program = ts.createProgram(
  entries.map(({ source }) => source),
  settings.options,
);
const names = readExports(program, entries);
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

describe.each(packages.map(({ name, folder }) => [name, folder]))('@selvedge/%s', (_, folder) => {
  const own = names.filter(({ entry }) => entry.source.startsWith(folder + path.sep));

  it('documents every name that it exports', () => {
    expect(own.filter(({ documented }) => !documented).map(titleOf)).toEqual([]);
  });

  it('shows an example of every value that it exports', () => {
    expect(own.filter(({ isValue, examples }) => isValue && examples.length === 0).map(titleOf)).toEqual([]);
  });

  const examples = new Map(own.flatMap((each) => each.examples).map((example) => [example.code, example]));
  it.each([...examples.values()].map(({ title, ...example }) => [title, example]))(
    'does what the example of %s shows',
    async (_, { code, entry }) => {
      await run(code, entry);
    },
  );
});

/**
 * @param {string} code
 * @param {import('./packages.mjs').PackageEntry} entry
 */
async function run(code, entry) {
  const scope = await scopeOf(code, entry);
  const { outputText } = ts.transpileModule(checkingProgram(code), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const body = new AsyncFunction('expectValue', 'expectError', 'load', ...Object.keys(scope), outputText);
  await body(expectValue, expectError, loader(entry), ...Object.values(scope));
}

/**
 * Imports for an example: our packages from their live source, any other one as its package finds it.
 *
 * @param {import('./packages.mjs').PackageEntry} entry
 */
function loader(entry) {
  const { resolve } = createRequire(entry.built);
  /** @param {string} specifier */
  return (specifier) => import(entries.find((other) => other.specifier === specifier)?.source ?? resolve(specifier));
}

/**
 * The exported names that an example uses: those of its own entry first, then of its package, then of the others.
 *
 * @param {string} code
 * @param {import('./packages.mjs').PackageEntry} entry
 */
async function scopeOf(code, entry) {
  const used = new Set(code.replace(/^import .*$/gm, '').match(/[A-Za-z_$][\w$]*/g));
  const folder = path.dirname(path.dirname(entry.built));
  const nearest = [...entries].sort((a, b) => distance(b) - distance(a));
  /** @param {typeof entry} other */
  function distance(other) {
    if (other === entry) return 2;
    return other.built.startsWith(folder + path.sep) ? 1 : 0;
  }
  /** @type {Record<string, unknown>} */
  const scope = {};
  for (const { name, entry: home } of nearest.flatMap((each) => names.filter((known) => known.entry === each))) {
    if (!used.has(name) || name in scope) continue;
    const module = await import(home.source);
    if (name in module) scope[name] = module[name];
  }
  return scope;
}

/**
 * @param {() => Promise<unknown>} actual
 * @param {() => Promise<unknown>} expected
 */
async function expectValue(actual, expected) {
  expect(await actual()).toEqual(await expected());
}

/**
 * @param {() => Promise<unknown>} work
 * @param {string} name
 */
async function expectError(work, name) {
  const error = await work().then(
    () => null,
    (thrown) => thrown,
  );
  expect(error?.name).toBe(name);
}

/** @param {{ name: string, entry: import('./packages.mjs').PackageEntry }} exported */
function titleOf({ name, entry }) {
  return `${entry.specifier}: ${name}`;
}

/** @param {ts.Diagnostic} diagnostic */
function onUnRecoverableConfigFileDiagnostic(diagnostic) {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}
