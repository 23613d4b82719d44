import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { demoDatabase } from '../testing/demo-database';
import { staffRequest } from '../testing/desk';
import { exportMembers } from './export-members';
import { listMemberChoices } from './list-choices';
import { saveMember } from './save-member';
import { searchMembers } from './search-members';

const resources = await demoDatabase();
const officer = await staffRequest(resources, 'membership');
const { categories, positions } = await listMemberChoices(officer, { ccId: 1 });

await saveMember(officer, {
  ...{ ccId: 1, state: 'left', category_id: null, company_id: null, region_id: null, img_url: null },
  phone: '+86 138 0000 7788',
  email: 'formula@mill.example',
  texts: { 'zh-cn': { name: '=1+1', initial: '等', post: '', introduction: '' }, en: null },
});

const filters = [
  ['nothing', {}],
  ['words', { keywords: '沈' }],
  ['who has left', { state: 'left' }],
  ['a category', { category_id: categories[0]?.id }],
  ['an office', { position_id: positions[0]?.id }],
  ['an office and a state', { position_id: positions[1]?.id, state: 'active' }],
] as const;

/** The names that the list finds, page by page. */
async function listed(filter: object): Promise<string[]> {
  const names: string[] = [];
  for (let offset = 0; ; offset += 60) {
    const { list, total } = await searchMembers(officer, { ccId: 1, limit: 60, offset, ...filter });
    names.push(...list.map(({ name }) => name));
    if (offset + 60 >= total) return names;
  }
}

async function saved(format: 'csv' | 'xlsx', filter: object) {
  const { content, type } = await exportMembers(officer, { ccId: 1, format, ...filter });
  return { bytes: Buffer.from(content, 'base64'), type };
}

describe('the roll as a workbook', () => {
  it.each(filters)(
    'filtered by %s is read by another house’s library, and holds whom the list finds',
    async (_by, filter) => {
      const { bytes } = await saved('xlsx', filter);
      const [sheet] = await readWorkbook(bytes);
      const [head = [], ...rows] = sheet?.data ?? [];
      expect(head.slice(0, 4)).toEqual(['会员编号', '姓名', '英文名', '单位']);
      const names = rows.map((row) => String(row[1]));
      expect(names.toSorted()).toEqual((await listed(filter)).toSorted());
      expect(names.length).toBeGreaterThan(0);
    },
  );
});

describe('the roll as a table of text', () => {
  it('is UTF-8 that spreadsheets know by its mark, with no formula in it', async () => {
    const { bytes, type } = await saved('csv', { state: 'left' });
    expect(type).toBe('text/csv; charset=utf-8');
    const text = bytes.toString('utf8');
    expect(text.startsWith('\uFEFF会员编号,')).toBe(true);
    expect(text).toContain("'=1+1");
    expect(text.trimEnd().split('\r\n')).toHaveLength((await listed({ state: 'left' })).length + 1);
  });
});
