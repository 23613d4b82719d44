import type { RawDeskEnrolment } from '@selvedge/api-contract/community';
import Excel from 'exceljs';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import type { Language } from '../database/schema';
import { type MemberFilter, requireActivity, selectActivityMembers } from './list-members';

/** The most enrolments that one file holds: more than any hall. */
const most = 20_000;

const words = {
  'zh-cn': {
    head: ['姓名', '状态', '票种', '联系人', '电子邮箱', '电话', '报名时间', '签到时间', '应付（元）', '付款'],
    state: {
      confirmed: '已确认',
      offered: '待确认',
      waiting: '候补',
      quit: '已退出',
      lapsed: '已过期',
      cancelled: '已取消',
    },
    payment: {
      free: '免费',
      unpaid: '未付',
      review: '审核中',
      paid: '已付',
      refused: '凭证未通过',
      refund_due: '待退款',
      refunded: '已退款',
    },
    sheet: '报名名单',
  },
  en: {
    head: [
      'Name',
      'State',
      'Ticket',
      'Contact',
      'E-mail',
      'Phone',
      'Enrolled',
      'Checked in',
      'To pay (yuan)',
      'Payment',
    ],
    state: {
      confirmed: 'Confirmed',
      offered: 'Offered',
      waiting: 'Waiting',
      quit: 'Left',
      lapsed: 'Lapsed',
      cancelled: 'Cancelled',
    },
    payment: {
      free: 'Free',
      unpaid: 'Unpaid',
      review: 'Under review',
      paid: 'Paid',
      refused: 'Refused',
      refund_due: 'To be refunded',
      refunded: 'Refunded',
    },
    sheet: 'Enrolled',
  },
} as const satisfies Record<Language, unknown>;

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** The member list as a table: the same rows as the list with the same filter, one a person. */
export async function exportActivityMembers(
  context: PortalContext,
  { format, ...filter }: MemberFilter & { readonly format: 'xlsx' | 'csv' },
) {
  const activity = await requireActivity(context, filter);
  const list = await selectActivityMembers(context, filter, { limit: most, offset: 0 });
  const rows = tableOf(list, context.language);
  await recordAct(context.db, context, {
    ccId: filter.ccId,
    act: 'activity.export',
    subject: `activity:${activity.id}`,
    details: { format, rows: rows.length - 1 },
  });
  const content = format === 'csv' ? csv(rows) : await workbook(rows, words[context.language].sheet);
  return {
    name: `activity-${activity.id}.${format}`,
    content_type: types[format],
    content: content.toString('base64'),
  };
}

type Cell = string | number;

/** A head, and a row for each person; the answers to the form have a column each. */
function tableOf(list: readonly RawDeskEnrolment[], language: Language): Cell[][] {
  const { head, state, payment } = words[language];
  const asked = [...new Set(list.flatMap(({ answers }) => answers.map(({ label }) => label)))];
  const rows = list.flatMap((item) =>
    item.places
      // Who stays away while the others come is in the list, but not among those who come.
      .filter(({ is_given_up }) => !is_given_up || isOver(item))
      .map(({ name, checked_in_time }): Cell[] => [
        name,
        state[item.state],
        item.ticket,
        item.contact,
        item.email,
        item.phone,
        moment(item.enrolled_time),
        checked_in_time === null ? '' : moment(checked_in_time),
        item.size === 0 ? 0 : item.total / item.size / 100,
        payment[item.payment],
        ...asked.map((label) => item.answers.find((answer) => answer.label === label)?.answer ?? ''),
      ]),
  );
  return [[...head, ...asked], ...rows];
}

function isOver({ state }: RawDeskEnrolment): boolean {
  return state === 'quit' || state === 'lapsed' || state === 'cancelled';
}

/** The association's clock, as spreadsheets read it. */
function moment(seconds: number): string {
  return new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 16).replace('T', ' ');
}

/** With a byte order mark, so that spreadsheets read Chinese; a cell that looks like a formula is only words. */
function csv(rows: readonly Cell[][]): Buffer {
  const quoted = (cell: Cell) => `"${harmless(cell).replaceAll('"', '""')}"`;
  return Buffer.from(`\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`);
}

function harmless(cell: Cell): string {
  return typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
}

async function workbook(rows: readonly Cell[][], name: string): Promise<Buffer> {
  const book = new Excel.Workbook();
  const sheet = book.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.addRows(rows.map((row) => [...row]));
  sheet.getRow(1).font = { bold: true };
  sheet.columns.forEach((column, place) => {
    column.width = place < 6 ? 20 : 16;
  });
  return Buffer.from(await book.xlsx.writeBuffer());
}
