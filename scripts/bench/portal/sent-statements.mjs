import { readFile } from 'node:fs/promises';

/**
 * A statement as it was sent.
 *
 * @typedef {{ text: string, values: (string | null)[] }} Statement
 */

/** How the server's log begins a line; what follows a statement's first line is set in by a tab. */
const entry = /^\d{4}-\d\d-\d\d [^\n]*?\[\d+\] (?<kind>[A-Z]+): {2}(?<said>[^\n]*(?:\n\t[^\n]*)*)/gm;

/**
 * The statements that a log tells of, in their order, with what was handed to them.
 *
 * @param {string} log of a PostgreSQL with `log_statement = all`
 * @returns {Statement[]}
 */
export function statementsIn(log) {
  /** @type {Statement[]} */
  const found = [];
  for (const { groups: { kind = '', said = '' } = {} } of log.matchAll(entry)) {
    const text = said.replaceAll('\n\t', '\n');
    const sent = text.match(/^(?:statement|execute [^:]+): ([\s\S]*)$/)?.[1];
    if (kind === 'LOG' && sent !== undefined) found.push({ text: sent, values: [] });
    const handed = text.match(/^[Pp]arameters: ([\s\S]*)$/)?.[1];
    const last = found.at(-1);
    if (kind === 'DETAIL' && handed !== undefined && last !== undefined) last.values = valuesIn(handed);
  }
  // What opens and closes a transaction, or sets a session up, is no query of anybody's.
  return found.filter(({ text }) => /^\s*(?:select|with)\b/i.test(text));
}

/**
 * @param {string} handed such as `$1 = '1', $2 = NULL`
 * @returns {(string | null)[]}
 */
function valuesIn(handed) {
  return [...handed.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  );
}

/**
 * What is sent to a database while something is done.
 *
 * @param {import('pg').Client} client a superuser's
 * @param {string} logFile where the server writes its log
 * @param {() => Promise<unknown>} work
 */
export async function statementsOf(client, logFile, work) {
  const set = async (/** @type {string} */ wanted) => {
    await client.query(`alter system set log_statement = '${wanted}'`);
    await client.query('select pg_reload_conf()');
    // Every session reads it before its next statement; a moment later all of them have been told.
    await new Promise((resolve) => setTimeout(resolve, 500));
  };
  await set('all');
  const before = (await readFile(logFile)).length;
  await work();
  await set('none');
  const log = (await readFile(logFile)).subarray(before).toString('utf8');
  return statementsIn(log).filter(({ text }) => !text.includes('pg_reload_conf'));
}
