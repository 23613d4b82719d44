import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import type { Language } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type TableFormat, tableFile } from '../papers/table-file';
import { dayOf } from '../positions/running-term';
import { type MemberFilter, matchingMembers } from './desk-member-queries';
import { type RolledMember, selectRoll } from './select-roll';

/** The columns of the file, in their order; an import reads them again. */
const columns = [
  { key: 'number', 'zh-cn': '会员编号', en: 'Number', of: ({ number }) => number ?? '' },
  { key: 'name', 'zh-cn': '姓名', en: 'Name', of: ({ name }) => name },
  { key: 'name_en', 'zh-cn': '英文名', en: 'English name', of: ({ name_en }) => name_en },
  { key: 'company', 'zh-cn': '单位', en: 'Company', of: ({ company }) => company },
  { key: 'post', 'zh-cn': '职位', en: 'Post', of: ({ post }) => post },
  { key: 'category', 'zh-cn': '会员类别', en: 'Category', of: ({ category }) => category },
  { key: 'region', 'zh-cn': '地区', en: 'Region', of: ({ region }) => region },
  { key: 'positions', 'zh-cn': '职务', en: 'Offices', of: ({ positions }) => positions.join('、') },
  { key: 'phone', 'zh-cn': '电话', en: 'Phone', of: ({ phone }) => phone },
  { key: 'email', 'zh-cn': '邮箱', en: 'E-mail', of: ({ email }) => email },
  { key: 'state', 'zh-cn': '状态', en: 'State', of: ({ state }, language) => states[state][language] },
  { key: 'joined', 'zh-cn': '入会日期', en: 'Joined', of: ({ joined_time }) => dayOf(new Date(joined_time * 1000)) },
  { key: 'valid_until', 'zh-cn': '有效期至', en: 'Valid until', of: ({ valid_until }) => valid_until ?? '' },
] as const satisfies readonly (Record<Language, string> & {
  readonly key: string;
  readonly of: (member: RolledMember, language: Language) => string;
})[];

const states = {
  admitted: { 'zh-cn': '待缴费', en: 'Admitted' },
  active: { 'zh-cn': '会员', en: 'Member' },
  left: { 'zh-cn': '已退会', en: 'Has left' },
} as const satisfies Record<RolledMember['state'], Record<Language, string>>;

const sheets = { 'zh-cn': '会员名单', en: 'Members' } as const satisfies Record<Language, string>;

/** More than a spreadsheet of people is worth. */
const most = 50_000;

/** The members that the list's filters find, as a file for a spreadsheet. Who took it is written down. */
export async function exportMembers(
  context: PortalContext,
  { format, ...filter }: MemberFilter & { readonly format: TableFormat },
) {
  const { ccId } = filter;
  requireRight(context, 'member.read', ccId);
  const { language } = context;
  const found = await selectRoll(context, matchingMembers(context, filter), { limit: most, offset: 0 });
  const table = {
    name: sheets[language],
    columns: columns.map((column) => ({
      title: column[language],
      width: Math.max(12, column[language].length * 2 + 4),
    })),
    rows: found.map((member) => columns.map(({ of }) => of(member, language))),
  };
  const details = { format, count: found.length, ...filter };
  await recordAct(context.db, context, { ccId, act: 'member.export', subject: `community:${ccId}`, details });
  const { type, bytes } = await tableFile(table, format);
  return { name: `members-${dayOf(context.now)}.${format}`, type, content: bytes.toString('base64') };
}
