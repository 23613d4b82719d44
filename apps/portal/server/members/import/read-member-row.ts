import { isEmail, isPhone, normalizeEmail } from '@selvedge/domain/inquiry';
import { codes, type ResponseCode } from '@selvedge/error-catalogue';
import { readDay } from './read-day';

/** What a column can be called, in small letters and without spaces. */
const columnNames = {
  number: ['number', 'no', 'memberno', 'membernumber', '会员编号', '编号', '会员号'],
  name: ['name', 'fullname', '姓名', '名字', '会员姓名'],
  name_en: ['englishname', 'nameen', '英文名', '英文姓名'],
  company: ['company', 'organisation', 'organization', 'firma', '单位', '公司', '企业', '单位名称', '公司名称'],
  post: ['post', 'title', 'jobtitle', '职位', '职务名称', '岗位'],
  category: ['category', 'type', '会员类别', '类别', '会员类型'],
  region: ['region', 'city', '地区', '城市', '区域'],
  phone: ['phone', 'telephone', 'mobile', 'tel', '电话', '手机', '手机号', '联系电话'],
  email: ['email', 'mail', 'emailaddress', '邮箱', '电子邮箱', '邮件'],
  joined: ['joined', 'joinedon', 'membersince', 'since', '入会日期', '入会时间', '加入日期'],
  valid_until: ['validuntil', 'expires', 'expiry', '有效期至', '到期日', '到期日期'],
} as const satisfies Record<string, readonly string[]>;

export type Column = keyof typeof columnNames;

/** Which column of ours stands at which place of a file; what nobody knows is told. */
export function readHead(head: readonly string[]) {
  const places = new Map<Column, number>();
  const unknown: string[] = [];
  head.forEach((title, place) => {
    const plain = title.toLowerCase().replace(/[\s_\-.:：*]/g, '');
    const found = (Object.keys(columnNames) as Column[]).find((column) =>
      (columnNames[column] as readonly string[]).includes(plain),
    );
    if (found !== undefined && !places.has(found)) places.set(found, place);
    else if (title !== '') unknown.push(title);
  });
  return { places, unknown };
}

/** A member as a row of a file tells of one. */
export interface ReadMember {
  readonly number: string | null;
  readonly name: string;
  readonly nameEn: string;
  readonly company: string;
  readonly post: string;
  readonly category: string;
  readonly region: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** Days of the association. */
  readonly joined: string | null;
  readonly validUntil: string | null;
}

export interface Problem {
  readonly column: Column;
  readonly code: ResponseCode;
}

const longest = { number: 40, name: 100, nameEn: 100, company: 200, post: 100, category: 100, region: 100 } as const;

/** A file of ours marks what looks like a formula, such as `+86 …`, as words by an apostrophe. */
function withoutMark(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '');
}

/** Reads a row, with everything that is wrong with it: whoever mends a file wants to mend it once. */
export function readMemberRow(
  cells: readonly string[],
  places: ReadonlyMap<Column, number>,
  today: string,
): { readonly member: ReadMember; readonly problems: readonly Problem[] } {
  const text = (column: Column) => withoutMark(cells[places.get(column) ?? -1]?.trim() ?? '');
  const problems: Problem[] = [];
  const say = (column: Column, code: ResponseCode) => problems.push({ column, code });
  const line = (column: Column, max: number) => {
    const value = text(column);
    if ([...value].length > max) say(column, codes.wrongLength);
    return value;
  };
  const day = (column: 'joined' | 'valid_until') => {
    const value = text(column);
    if (value === '') return null;
    const found = readDay(value);
    if (found === null) say(column, codes.invalidDate);
    return found;
  };
  const name = line('name', longest.name);
  if (name === '') say('name', codes.required);
  const email = normalizeEmail(text('email'));
  if (email !== '' && !isEmail(email)) say('email', codes.invalidEmail);
  const phone = text('phone');
  if (phone !== '' && !isPhone(phone)) say('phone', codes.invalidPhone);
  const joined = day('joined');
  if (joined !== null && joined > today) say('joined', codes.outOfRange);
  const member = {
    number: line('number', longest.number) || null,
    name,
    nameEn: line('name_en', longest.nameEn),
    company: line('company', longest.company),
    post: line('post', longest.post),
    category: line('category', longest.category),
    region: line('region', longest.region),
    phone: phone || null,
    email: email || null,
    joined,
    validUntil: day('valid_until'),
  };
  return { member, problems };
}
