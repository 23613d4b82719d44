import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { demoDatabase, testNow } from '../testing/demo-database';
import { growDirectory } from '../testing/grow-directory';
import { type DirectoryRange, selectDirectory } from './directory-queries';
import { listDirectory } from './list-directory';

const { db } = await demoDatabase();
const context: PortalContext = { db, now: testNow, language: 'zh-cn', actor: null };
const firstPage = { ccId: 1, limit: 12, offset: 0 };

beforeAll(() => growDirectory(db, 20_000), 240_000);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** The steps of the directory's statement that read a whole table. */
async function wholeTables(range: DirectoryRange): Promise<string[]> {
  const found: string[] = [];
  const visit = (plan: Plan) => {
    if (plan['Node Type'] === 'Seq Scan') found.push(plan['Relation Name'] ?? '');
    plan.Plans?.forEach(visit);
  };
  const explaining = Object.create(db, {
    execute: {
      value: async (statement: SQL) => {
        const { rows } = await db.execute<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
          sql`explain (format json) ${statement}`,
        );
        for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) visit(Plan);
        return { rows: [] };
      },
    },
  }) as PortalDb;
  await selectDirectory({ ...context, db: explaining }, range, 'public');
  return found;
}

describe('among 20,000 members', () => {
  it.each([
    ['Chinese letters', '李绣春', /^李绣春/],
    ['Latin letters', 'li xiuchun', /^李绣春/],
    ['the number at the end of a name', '19999', /19999$/],
    ['a name that nobody has', 'zqnobodyvr', null],
  ])('a search in %s finds who has them, and reads no whole directory', async (_case, keywords, name) => {
    const { list, total } = await listDirectory(context, { ...firstPage, keywords });
    if (name === null) expect(total).toBe(0);
    else expect(list.length).toBeGreaterThan(0);
    for (const member of list) expect(member.name).toMatch(name ?? /^$/);
    expect(await wholeTables({ ...firstPage, keywords })).not.toContain('member_directory');
  });

  it('who shows their name to members only is found by no guest', async () => {
    const { rows } = await db.execute<{ seen: number }>(
      sql`select count(*)::int as seen from members where community_id = 1 and state = 'active' and privacy->>'name' = 'public'`,
    );
    expect((await listDirectory(context, firstPage)).total).toBe(rows[0]?.seen);
  });
});
