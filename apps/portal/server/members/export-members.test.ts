import { eq } from 'drizzle-orm';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import { members, memberTexts } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffRequest } from '../testing/desk';
import { exportMembers } from './export-members';
import { importMembers } from './import/import-members';

const world = await demoDatabase();
const { db } = world;
const secretariat = await staffRequest(world, 'secretariat');
const editor = await staffRequest(world, 'editor');

/** Names that a spreadsheet would reckon with. */
const names = ['=HYPERLINK("http://evil.example","见附件")', '+1+1', '-2+3', '@SUM(A1)'];
const rows = await Promise.all(
  names.map(async (name, place) => {
    const email = `formula-${place}@mill.example`;
    const columns = { communityId: 1, joinedAt: testNow, email, phone: '+86 138 0000 7788' };
    const { id } = onlyRow(await db.insert(members).values(columns).returning({ id: members.id }));
    await db.insert(memberTexts).values({ memberId: id, language: 'zh-cn', name, initial: '织', post: name });
    return id;
  }),
);

const exported = async (format: 'csv' | 'xlsx') =>
  Buffer.from((await exportMembers(secretariat, { ccId: 1, format })).content, 'base64');

describe('the file of members', () => {
  it('has no cell that a spreadsheet takes for a formula', async () => {
    expect(rows).toHaveLength(names.length);
    const text = (await exported('csv')).toString('utf8');
    const cells = Papa.parse<string[]>(text.slice(1)).data.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(text).toContain(`'=HYPERLINK`);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await exported('xlsx')) as unknown as ArrayBuffer);
    const told: unknown[] = [];
    book.worksheets[0]?.eachRow((row) => {
      row.eachCell((cell) => {
        expect(cell.formula ?? undefined).toBeUndefined();
        told.push(cell.value);
      });
    });
    expect(told).toEqual(expect.arrayContaining(names));
  });

  it.each(['csv', 'xlsx'] as const)('is read again by the import as it was: %s', async (format) => {
    const files = [new File([new Uint8Array(await exported(format))], `members.${format}`)];
    await db.update(members).set({ email: null }).where(eq(members.communityId, 1));
    const report = await importMembers(secretariat, {
      ccId: 1,
      files,
      dry_run: 'yes',
      encoding: 'auto',
      key: `again-${format}`,
    });
    // Numbers of cards belong to who is there already; nothing else of a file of ours is wrong.
    const wrong = report.problems.flatMap(({ problems }) => problems.map(({ column }) => column));
    expect([...new Set(wrong)].filter((column) => column !== 'number')).toEqual([]);
    expect(report.rows).toBeGreaterThan(400);
  });

  it('is for nobody who may not see the list', async () => {
    expect(await codeOf(exportMembers(editor, { ccId: 1, format: 'csv' }))).toBe(1);
    expect(await codeOf(exportMembers(secretariat, { ccId: 2, format: 'csv' }))).toBe(1);
  });
});
