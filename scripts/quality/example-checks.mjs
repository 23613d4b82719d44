import ts from 'typescript';

/**
 * Turns an example into a program that checks itself. A statement with a comment behind it, on its line or on the
 * lines below, must have the value that the comment shows: `f(1); // 'text'`, `const x = f(1); // => 3`,
 * `f(-1); // throws RangeError`. Any other statement only runs.
 *
 * @param {string} code
 * @returns {string} TypeScript, for a function with the parameters `expectValue`, `expectError` and `load`
 */
export function checkingProgram(code) {
  const tree = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  return tree.statements
    .map((statement, index) => {
      const end = tree.statements[index + 1]?.getStart(tree) ?? code.length;
      if (ts.isImportDeclaration(statement)) return importOf(statement, tree);
      const expected = commentText(code.slice(statement.getEnd(), end));
      return expected === '' ? statement.getText(tree) : checkOf(statement, tree, expected);
    })
    .join('\n');
}

/**
 * @param {ts.Statement} statement
 * @param {ts.SourceFile} tree
 * @param {string} expected
 */
function checkOf(statement, tree, expected) {
  const text = statement.getText(tree);
  const error = /^throws (\w+)$/.exec(expected)?.[1];
  if (error) return `await expectError(async () => { ${text} }, ${JSON.stringify(error)});`;
  if (!isExpression(expected)) throw new Error(`"${expected}" behind \`${text}\` is no value.`);
  if (ts.isExpressionStatement(statement)) {
    return `await expectValue(async () => (${statement.expression.getText(tree)}), async () => (${expected}));`;
  }
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.name : undefined;
  if (!declared || !ts.isIdentifier(declared)) throw new Error(`\`${text}\` has no value to compare with a comment.`);
  return `${text}\nawait expectValue(async () => (${declared.text}), async () => (${expected}));`;
}

/**
 * A function's body cannot hold an import, so the module is asked for while it runs.
 *
 * @param {ts.ImportDeclaration} statement
 * @param {ts.SourceFile} tree
 */
function importOf({ importClause, moduleSpecifier }, tree) {
  const names = importClause?.namedBindings
    ?.getText(tree)
    .replace(/\btype\s+\w+,?/g, '')
    .replaceAll(' as ', ': ');
  return names && !importClause?.isTypeOnly ? `const ${names} = await load(${moduleSpecifier.getText(tree)});` : '';
}

/**
 * The text of the line comments in a stretch of code, without an arrow at its start.
 *
 * @param {string} stretch
 */
function commentText(stretch) {
  return stretch
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('//'))
    .map((line) => line.slice(2).trim())
    .join('\n')
    .replace(/^=> /, '');
}

/** @param {string} text */
function isExpression(text) {
  const { diagnostics } = ts.transpileModule(`(${text});`, { reportDiagnostics: true });
  return (diagnostics ?? []).length === 0;
}
