import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueContract } from './catalogue';
import { communityContract } from './community';
import { type Contract, listCalls } from './contract';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/specification-coverage.md');

/** A call that specification §7 names. `endpoints` and `files` are empty while nobody answers it. */
interface NamedCall {
  readonly reading: string;
  readonly group: string;
  readonly name: string;
  readonly endpoints: readonly string[];
  readonly files: readonly string[];
}

const notYet = 'not yet';

function readTables(markdown: string): readonly NamedCall[] {
  let reading = '';
  let group = '';
  return markdown.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) reading = group = line.slice(3).split(':')[0] ?? '';
    if (line.startsWith('### ')) group = line.slice(4);
    const [, name = '', endpoint = '', answeredBy = ''] = line.split('|').map((cell) => cell.trim());
    if (!line.startsWith('|') || name === 'Call in §7' || /^-+$/.test(name)) return [];
    return [{ reading, group, name, endpoints: entries(endpoint), files: entries(answeredBy) }];
  });
}

/** A cell is `not yet`, or names one thing or several, each in backticks. */
function entries(cell: string): readonly string[] {
  if (cell === notYet) return [];
  const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, entry = '']) => entry);
  if (named.map((entry) => `\`${entry}\``).join(', ') !== cell || named.length === 0) {
    throw new Error(`A cell is neither "${notYet}" nor a list of names in backticks: ${cell}`);
  }
  return named;
}

/** The contracts, and where a server would answer them. */
const contracts: readonly { readonly contract: Contract; readonly answered: boolean }[] = [
  {
    contract: catalogueContract,
    answered: read('apps/catalogue/server/api.ts').includes('implement(catalogueContract,'),
  },
  { contract: communityContract, answered: read('apps/portal/server/api.ts').includes('implement(communityContract,') },
];

const endpoints = contracts.flatMap(({ contract, answered }) =>
  listCalls(contract).map(({ id, call, address }) => ({
    id,
    answered,
    named: call.source.startsWith('specification §7'),
    endpoint: `${call.method} ${address}`,
  })),
);

const rows = readTables(page);

describe('docs/specification-coverage.md', () => {
  it('counts what it lists, so that no row is lost unnoticed', () => {
    for (const reading of ['Reading A', 'Reading B']) {
      const own = rows.filter((row) => row.reading === reading);
      const answered = own.filter(({ files }) => files.length > 0);
      expect(page).toContain(`${reading}: ${own.length} calls named, ${answered.length} answered.`);
    }
  });

  it('names every call once in its group', () => {
    const names = rows.map(({ group, name }) => `${group} / ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('lists every call of the contracts that says it comes from specification §7', () => {
    const listed = new Set(rows.flatMap((row) => row.endpoints));
    const missing = endpoints.filter(({ named, endpoint }) => named && !listed.has(endpoint));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('lists no endpoint that no contract has, or that is our own', () => {
    const named = new Set(endpoints.filter((entry) => entry.named).map(({ endpoint }) => endpoint));
    expect(rows.flatMap((row) => row.endpoints).filter((endpoint) => !named.has(endpoint))).toEqual([]);
  });

  it('says of every endpoint of a contract that a server implements which file answers it, and of no other', () => {
    const answered = new Set(endpoints.filter((entry) => entry.answered).map(({ endpoint }) => endpoint));
    const wrong = rows.filter(
      (row) => row.files.length > 0 !== row.endpoints.some((endpoint) => answered.has(endpoint)),
    );
    expect(wrong.map(({ group, name }) => `${group} / ${name}`)).toEqual([]);
  });

  it.each(rows.filter(({ files }) => files.length > 0))('names files that are there for $name', ({ files }) => {
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
    expect(files.filter((file) => !/^apps\/(catalogue|portal)\/server\/[\w/-]+\.ts$/.test(file))).toEqual([]);
  });

  it.each(['| x | POST /y | not yet |', '| x | | not yet |', '| x | `GET /y` and more | not yet |'])(
    'cannot be read when a cell is unclear: %s',
    (row) => {
      expect(() => readTables(row)).toThrow(/neither/);
    },
  );
});
