import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { memberCards, memberInvitations, members } from '../../database/schema';
import { demoDatabase } from '../../testing/demo-database';
import { staffRequest } from '../../testing/desk';
import { importMembers } from './import-members';

const world = await demoDatabase();
const { db } = world;
const secretariat = await staffRequest(world, 'secretariat');
const ofHere = eq(members.communityId, 1);

const rows = 5000;
/** Every 33rd row lacks what it needs: 3 % of the file. */
const isBroken = (row: number) => row % 33 === 32 && row < 33 * 150;
const faults = [
  { column: 'name', cells: (row: number) => ['', `row-${row}@roll.example`, '2020-01-31'] },
  { column: 'email', cells: () => ['林文', 'nobody at all', '2020-01-31'] },
  { column: 'joined', cells: (row: number) => ['林文', `row-${row}@roll.example`, '2020-02-31'] },
] as const;

const lines = Array.from({ length: rows }, (_, row) =>
  isBroken(row)
    ? (faults[row % 3]?.cells(row) ?? [])
    : [`会员${row}`, `row-${row}@roll.example`, row % 2 === 0 ? '2020-01-31' : '2020年1月31日'],
);
const text = ['姓名,邮箱,入会日期', ...lines.map((cells) => cells.join(','))].join('\r\n');
const file = () => new File([text], 'roll.csv', { type: 'text/csv' });
const wanted = (dry_run: 'yes' | 'no', key = 'five-thousand-rows') =>
  ({ ccId: 1, files: [file()], dry_run, encoding: 'auto', key }) as const;

describe('a file of 5,000 members with 3 % broken rows', () => {
  it('is judged row by row, and a dry run leaves nothing', async () => {
    const before = await db.$count(members, ofHere);
    const report = await importMembers(secretariat, wanted('yes'));
    expect(report).toMatchObject({ is_dry_run: true, encoding: 'utf-8', rows, good: 4850, broken: 150, imported: 0 });
    const told = new Map(report.problems.map(({ line, problems }) => [line, problems.map(({ column }) => column)]));
    const broken = Array.from({ length: rows }, (_, row) => row).filter(isBroken);
    // The first line of the file is its head.
    expect(told).toEqual(new Map(broken.map((row) => [row + 2, [faults[row % 3]?.column]])));
    expect(await db.$count(members, ofHere)).toBe(before);
  });

  it('is taken within 30 seconds with a card and an invitation for each good row, and once however often it is sent', async () => {
    const before = await db.$count(members, ofHere);
    const began = performance.now();
    const report = await importMembers(secretariat, wanted('no'));
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(`5,000 rows were imported in ${seconds.toFixed(1)} s\n`);
    expect(seconds).toBeLessThan(30);
    expect(report).toMatchObject({ is_dry_run: false, good: 4850, broken: 150, imported: 4850, invited: 4850 });
    expect(await db.$count(members, ofHere)).toBe(before + 4850);
    const cards = await db.$count(memberCards);
    expect(await importMembers(secretariat, wanted('no'))).toEqual(report);
    expect([await db.$count(members, ofHere), await db.$count(memberCards)]).toEqual([before + 4850, cards]);
    expect(await db.$count(memberInvitations)).toBe(4850);
  });

  it('leaves nothing when it fails at its end', async () => {
    const counts = async () => [
      await db.$count(members),
      await db.$count(memberCards),
      await db.$count(memberInvitations),
    ];
    const before = await counts();
    const failing = new Proxy(secretariat, {
      get: (context, key) => (key === 'origin' ? fail() : Reflect.get(context, key)),
    });
    const other = new File([text.replaceAll('@roll', '@other')], 'other.csv', { type: 'text/csv' });
    await expect(importMembers(failing, { ...wanted('no', 'that-fails'), files: [other] })).rejects.toThrow(
      'no origin',
    );
    expect(await counts()).toEqual(before);
  });
});

function fail(): never {
  throw new Error('no origin');
}
