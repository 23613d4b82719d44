import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {object} DocumentedExport
 * @property {string} name
 * @property {'function' | 'class' | 'constant' | 'type'} kind
 * @property {string} file where it is declared
 * @property {string} signature the declaration as it is written, without bodies
 * @property {string} summary
 * @property {readonly { name: string, text: string }[]} parameters
 * @property {readonly string[]} failures what `@throws` says
 * @property {readonly string[]} examples
 */

/** Longer tables are better read in the source. */
const longestConstant = 40;

/**
 * Reads what an entry exports out of the source: only its syntax, so that it takes milliseconds, and so that schemas
 * are shown as they are written instead of as the types that zod makes of them.
 *
 * @param {string} entry the entry's source file
 * @returns {readonly DocumentedExport[]} in the order of the entry
 */
export function readExports(entry) {
  const file = parse(entry);
  return file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return own(statement, file).map((declared) => documented(declared, entry));
    const clause = statement.exportClause;
    if (!clause || !ts.isNamedExports(clause)) throw new Error(`${entry} must name what it exports.`);
    const from = statement.moduleSpecifier ? resolve(entry, statement.moduleSpecifier) : entry;
    return clause.elements.map(({ name, propertyName }) => {
      const found = find(from, (propertyName ?? name).text);
      return { ...documented(found.declared, found.file), name: name.text };
    });
  });
}

/** @typedef {{ name: string, node: ts.Statement, source: ts.SourceFile }} Declared */

/**
 * @param {string} from
 * @param {string} name
 * @returns {{ declared: Declared, file: string }}
 */
function find(from, name) {
  const file = parse(from);
  for (const statement of file.statements) {
    const declared = own(statement, file).find((candidate) => candidate.name === name);
    if (declared) return { declared, file: from };
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) continue;
    if (!ts.isNamedExports(statement.exportClause)) continue;
    const element = statement.exportClause.elements.find((candidate) => candidate.name.text === name);
    if (element) return find(resolve(from, statement.moduleSpecifier), (element.propertyName ?? element.name).text);
  }
  throw new Error(`${from} does not declare ${name}.`);
}

/**
 * @param {ts.Statement} node
 * @param {ts.SourceFile} source
 * @returns {readonly Declared[]}
 */
function own(node, source) {
  if (!ts.canHaveModifiers(node)) return [];
  if (!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => ({ name: name.getText(source), node, source }));
  }
  const name = /** @type {ts.DeclarationStatement} */ (node).name;
  return name ? [{ name: name.getText(source), node, source }] : [];
}

/**
 * @param {Declared} declared
 * @param {string} file
 * @returns {DocumentedExport}
 */
function documented({ name, node, source }, file) {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  const tags = comment?.tags ?? [];
  /** @param {string} wanted */
  const texts = (wanted) =>
    tags.filter(({ tagName }) => tagName.text === wanted).map(({ comment: text }) => plain(text));
  return {
    name,
    kind: kindOf(node),
    file,
    signature: [node, ...unexportedTypes(node, source)].map((part) => signature(part, source)).join('\n\n'),
    summary: plain(comment?.comment),
    parameters: tags
      .filter(ts.isJSDocParameterTag)
      .map((tag) => ({ name: tag.name.getText(source), text: plain(tag.comment) })),
    failures: texts('throws').map((text, index) => thrown(tags, index) + text),
    examples: texts('example'),
  };
}

/**
 * The compiler takes the first word after `@throws` for a type when it stands in braces; ours are bare words and stay.
 *
 * @param {readonly ts.JSDocTag[]} tags
 * @param {number} index
 */
function thrown(tags, index) {
  const type = tags.filter(ts.isJSDocThrowsTag)[index]?.typeExpression;
  return type ? `${type.type.getText()} ` : '';
}

/** @param {ts.Statement} node */
function kindOf(node) {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  return ts.isVariableStatement(node) ? 'constant' : 'type';
}

/**
 * @param {ts.Statement} node
 * @param {ts.SourceFile} source
 */
function signature(node, source) {
  if (ts.isFunctionDeclaration(node)) return head(node, source);
  if (ts.isClassDeclaration(node)) {
    const first = node.members[0];
    const start = source.text.slice(node.getStart(source), first ? first.pos : node.end);
    const members = node.members
      .filter((member) => !ts.isPropertyDeclaration(member) || !member.name.getText(source).startsWith('#'))
      .map((member) => `  ${withComment(member, source)}${head(member, source)};`.replace(/;;$/, ';'));
    return `${start.trim()}\n${members.join('\n')}\n}`.replace(/^export /, '');
  }
  const text = node.getText(source).replace(/^export /, '');
  return ts.isVariableStatement(node) && text.split('\n').length > longestConstant
    ? `${text.slice(0, text.indexOf('=')).trim()};`
    : text;
}

/**
 * The types that a declaration speaks of, and that its file keeps to itself: without them it would be half told.
 *
 * @param {ts.Statement} node
 * @param {ts.SourceFile} source
 * @param {Set<ts.Statement>} [found]
 * @returns {readonly ts.Statement[]}
 */
function unexportedTypes(node, source, found = new Set()) {
  const body = /** @type {{ body?: ts.Node }} */ (node).body;
  /** @param {ts.Node} part */
  const visit = (part) => {
    if (part === body) return;
    if (ts.isTypeReferenceNode(part)) {
      const name = part.typeName.getText(source);
      const local = source.statements.find(
        (statement) =>
          (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
          statement.name.text === name &&
          own(statement, source).length === 0,
      );
      if (local && !found.has(local)) {
        found.add(local);
        unexportedTypes(local, source, found);
      }
    }
    ts.forEachChild(part, visit);
  };
  ts.forEachChild(node, visit);
  return [...found];
}

/**
 * A declaration up to its body.
 *
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
function head(node, source) {
  const body = /** @type {{ body?: ts.Node }} */ (node).body;
  return source.text
    .slice(node.getStart(source), body ? body.getStart(source) : node.end)
    .trim()
    .replace(/^export /, '');
}

/**
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
function withComment(node, source) {
  const comment = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc);
  return comment ? `${comment.getText(source)}\n  ` : '';
}

/** @param {string | ts.NodeArray<ts.JSDocComment> | undefined} comment */
function plain(comment) {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\{@link\s+([^}]+?)\s*\}/g, '`$1`').trim();
}

/**
 * @param {string} from
 * @param {ts.Expression} specifier
 */
function resolve(from, specifier) {
  const target = path.resolve(path.dirname(from), /** @type {ts.StringLiteral} */ (specifier).text);
  return existsSync(`${target}.ts`) ? `${target}.ts` : path.join(target, 'index.ts');
}

/** @type {Map<string, ts.SourceFile>} */
const parsed = new Map();

/** @param {string} file */
function parse(file) {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  parsed.set(file, source);
  return source;
}
