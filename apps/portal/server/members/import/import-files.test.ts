import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { livePortal } from '../../testing/live-portal';

const { ask, anybodyWithEveryRight, db } = await livePortal();
const desk = await anybodyWithEveryRight();

/** Every pair of bytes of GB 18030 by its character: the platform reads that encoding and does not write it. */
const pairs = new Map<string, readonly [number, number]>();
const gb18030 = new TextDecoder('gb18030');
for (let lead = 0x81; lead <= 0xfe; lead += 1) {
  for (let trail = 0x40; trail <= 0xfe; trail += 1) {
    const character = gb18030.decode(new Uint8Array([lead, trail]));
    if ([...character].length === 1 && character !== '�') pairs.set(character, [lead, trail]);
  }
}
const inGb18030 = (text: string) =>
  new Uint8Array([...text].flatMap((character) => pairs.get(character) ?? [character.charCodeAt(0)]));

interface Person {
  readonly name: string;
  readonly email: string;
  /** As the file writes it. */
  readonly joined: string | Date;
  /** As it is kept. */
  readonly day: string;
}

const chinese: readonly Person[] = [
  { name: '林织云', email: 'yun', joined: '2019年3月5日', day: '2019-03-05' },
  { name: '周经纬', email: 'jing', joined: '2019/3/6', day: '2019-03-06' },
  { name: '吴提花', email: 'hua', joined: '2019.03.07', day: '2019-03-07' },
  { name: '郑染整', email: 'ran', joined: '20190308', day: '2019-03-08' },
  { name: '孙梭子', email: 'suo', joined: '2019-03-09', day: '2019-03-09' },
];
const western: readonly Person[] = [
  { name: 'Jürgen Weißfädel', email: 'juergen', joined: '05.03.2019', day: '2019-03-05' },
  { name: 'Åse Grønvåd', email: 'aase', joined: '6 March 2019', day: '2019-03-06' },
  { name: 'Léa Tissérand', email: 'lea', joined: 'March 7, 2019', day: '2019-03-07' },
  { name: 'Íñigo Peña', email: 'inigo', joined: '28/03/2019', day: '2019-03-28' },
];

const csv = (head: string, people: readonly Person[], mark: string, comma = ',') =>
  [
    head,
    ...people.map(({ name, email, joined }) => [name, `${email}-${mark}@roll.example`, `"${joined}"`].join(comma)),
  ].join('\r\n');

async function workbook(people: readonly Person[], mark: string): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('名册');
  sheet.addRow(['姓名', '邮箱', '入会日期', '电话']);
  for (const { name, email, joined } of people) {
    sheet.addRow([name, { text: `${email}-${mark}@roll.example`, hyperlink: 'mailto:x' }, joined, 13_900_001_234]);
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

const chineseHead = '姓名,邮箱,入会日期';
const files = [
  { mark: 'utf8', told: 'utf-8', people: chinese, bytes: Buffer.from(csv(chineseHead, chinese, 'utf8')) },
  { mark: 'bom', told: 'utf-8', people: chinese, bytes: Buffer.from(`\uFEFF${csv(chineseHead, chinese, 'bom')}`) },
  { mark: 'gb', told: 'gb18030', people: chinese, bytes: inGb18030(csv(chineseHead, chinese, 'gb')) },
  {
    ...{ mark: 'latin', told: 'iso-8859-1', people: western },
    bytes: Buffer.from(csv('Name;E-mail;Member since', western, 'latin', ';').replace(/"/g, ''), 'latin1'),
  },
  {
    ...{ mark: 'xlsx', told: 'xlsx' },
    people: [
      ...chinese,
      { name: '钱工作簿', email: 'book', joined: new Date('2019-03-10T00:00:00Z'), day: '2019-03-10' },
    ],
    bytes: await workbook(
      [...chinese, { name: '钱工作簿', email: 'book', joined: new Date('2019-03-10T00:00:00Z'), day: '2019-03-10' }],
      'xlsx',
    ),
  },
] as const;

const sent = ({ mark, bytes }: (typeof files)[number], dry_run: 'yes' | 'no', encoding = 'auto') => ({
  ccId: 1,
  files: [new File([new Uint8Array(bytes)], `${mark}.file`)],
  dry_run,
  encoding,
  key: `roll-of-${mark}`,
});

/** What is kept of those whom a file brought. */
async function kept(mark: string) {
  const page = { ccId: 1, keywords: `-${mark}@roll.example`, limit: 60, offset: 0 };
  const { list } = await ask('memberDesk.search', page, desk);
  return (list as readonly { name: string; email: string; joined_time: number; state: string }[])
    .map(({ name, email, joined_time, state }) => {
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(joined_time * 1000);
      return { name, email, day, state };
    })
    .toSorted((one, other) => one.email.localeCompare(other.email));
}

/** How much there is in the tables that an import writes. */
async function counts() {
  const { rows } = await db.execute<{ count: number }>(
    `select (select count(*) from members) + (select count(*) from member_texts) + (select count(*) from member_cards)
      + (select count(*) from member_invitations) + (select count(*) from outbox.mails)
      + (select count(*) from companies) + (select count(*) from audit_log) as count`,
  );
  return Number(rows[0]?.count);
}

describe.each(files)('a file of members in $told ($mark)', (file) => {
  const { mark, told, people } = file;

  it('is tried without a trace', async () => {
    const before = await counts();
    const report = await ask('roll.import', sent(file, 'yes'), desk);
    expect(report).toMatchObject({ is_dry_run: true, encoding: told, rows: people.length, good: people.length });
    expect(report).toMatchObject({ broken: 0, imported: 0, invited: 0, problems: [] });
    expect(await counts()).toBe(before);
  });

  it('brings everybody with their name and their day, and invites them', async () => {
    const report = await ask('roll.import', sent(file, 'no'), desk);
    expect(report).toMatchObject({ is_dry_run: false, imported: people.length, invited: people.length });
    expect(await kept(mark)).toEqual(
      people
        .map(({ name, email, day }) => ({ name, email: `${email}-${mark}@roll.example`, day, state: 'active' }))
        .toSorted((one, other) => one.email.localeCompare(other.email)),
    );
    const { rows } = await db.execute<{ recipient: string }>(
      `select recipient from outbox.mails where recipient like '%-${mark}@roll.example'`,
    );
    expect(rows).toHaveLength(people.length);
  });

  it('is the same import when it is sent again', async () => {
    const before = await counts();
    expect(await ask('roll.import', sent(file, 'no'), desk)).toMatchObject({ imported: people.length });
    expect(await counts()).toBe(before);
  });
});

describe('a file of members', () => {
  it('is read as the desk says, where it says so', async () => {
    const [, , gb] = files;
    const wrong = { ...sent(gb, 'yes', 'iso-8859-1'), key: 'roll-read-wrong' };
    const report = await ask('roll.import', wrong, desk).catch((error: Error) => error.message);
    // In letters of another encoding no column is known: nothing is taken for anything.
    expect(report).toMatch(/refused with 4\d\d/);
  });

  it.each([
    ['a day that may be two', 'A Fold,fold@roll.example,03/04/2019', 'joined', 105],
    ['a day that never was', 'A Fold,fold@roll.example,2019-02-30', 'joined', 105],
    ['half an address', 'A Fold,fold@,2019-02-03', 'email', 101],
    ['no name', ',fold@roll.example,2019-02-03', 'name', 200],
  ])('with %s says so at its line and column', async (_what, row, column, code) => {
    const bytes = new File([`Name,E-mail,Joined\nA Reed,reed@roll.example,2019-02-03\n${row}\n`], 'roll.csv');
    const fields = { ccId: 1, files: [bytes], dry_run: 'yes', encoding: 'auto', key: 'broken-roll' };
    const report = await ask('roll.import', fields, desk);
    expect(report).toMatchObject({
      rows: 2,
      good: 1,
      broken: 1,
      problems: [{ line: 3, problems: [{ column, code }] }],
    });
  });
});
