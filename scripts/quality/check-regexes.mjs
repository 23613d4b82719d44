import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../house/root.mjs';
import { publishedPackages } from './packages.mjs';

// Looks at every regular expression of the published packages for input that makes it slow (ReDoS). An expression
// that is put together while the program runs cannot be judged beforehand, and is a finding by itself.

/** recheck chooses its engine when it is loaded; the JavaScript one gives the same answers everywhere. */
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** @type {Map<string, { source: string, flags: string, places: string[] }>} */
const found = new Map();
/** @type {string[]} */
const findings = [];
let files = 0;

for (const { folder } of publishedPackages()) for (const file of sourcesIn(path.join(folder, 'src'))) read(file);

for (const { source, flags, places } of found.values()) {
  const verdict = checkSync(source, flags);
  if (verdict.status === 'safe') continue;
  const reason = verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.error.kind;
  findings.push(`/${source}/${flags} is ${verdict.status} (${reason}): ${places.join(', ')}`);
}

for (const finding of findings) console.error(`✗ ${finding}`);
if (found.size < 20) console.error(`✗ Only ${found.size} regular expressions were seen; the check has gone blind.`);
if (findings.length === 0) console.log(`✓ ${found.size} regular expressions in ${files} files: none can be made slow.`);
process.exitCode = findings.length === 0 && found.size >= 20 ? 0 : 1;

/** @param {string} file */
function read(file) {
  files += 1;
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  visit(tree);

  /** @param {ts.Node} node */
  function visit(node) {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    const place = `${path.relative(root, file)}:${line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      remember(node.text.slice(1, end), node.text.slice(end + 1), place);
    }
    if (isRegExpCall(node)) {
      const [pattern, flags] = node.arguments ?? [];
      if (pattern && ts.isStringLiteralLike(pattern) && (!flags || ts.isStringLiteralLike(flags))) {
        remember(pattern.text, flags?.text ?? '', place);
      } else findings.push(`An expression that is made while the program runs cannot be checked: ${place}`);
    }
    ts.forEachChild(node, visit);
  }
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.NewExpression | ts.CallExpression}
 */
function isRegExpCall(node) {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

/**
 * @param {string} source
 * @param {string} flags
 * @param {string} place
 */
function remember(source, flags, place) {
  const key = `/${source}/${flags}`;
  const known = found.get(key);
  if (known) known.places.push(place);
  else found.set(key, { source, flags, places: [place] });
}

/**
 * @param {string} folder
 * @returns {readonly string[]} the sources that are published
 */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
    .map((file) => path.join(folder, file));
}
