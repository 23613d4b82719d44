import type { RawDeskEnrolment } from '@selvedge/api-contract/community';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import type { Language } from '../database/schema';
import { type Cell, type Table, type TableFormat, tableFile } from '../papers/table-file';
import { type MemberFilter, selectActivityMembers } from './list-members';
import { requireActivity } from './require-activity';

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

/** The member list as a table: the same rows as the list with the same filter, one a person. */
export async function exportActivityMembers(
  context: PortalContext,
  { format, ...filter }: MemberFilter & { readonly format: TableFormat },
) {
  const activity = await requireActivity(context, filter);
  const list = await selectActivityMembers(context, filter, { limit: most, offset: 0 });
  const table = tableOf(list, context.language);
  await recordAct(context.db, context, {
    ccId: filter.ccId,
    act: 'activity.export',
    subject: `activity:${activity.id}`,
    details: { format, rows: table.rows.length },
  });
  const { type, bytes } = await tableFile(table, format);
  return { name: `activity-${activity.id}.${format}`, content_type: type, content: bytes.toString('base64') };
}

/** Names and addresses stand in the first ones, what is to be paid in the ninth. */
const wideColumns = 6;
const moneyColumn = 8;

/** A row for each person; the answers to the form have a column each. */
function tableOf(list: readonly RawDeskEnrolment[], language: Language): Table {
  const { head, state, payment, sheet } = words[language];
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
        item.size === 0 ? 0 : Math.round(item.total / item.size),
        payment[item.payment],
        ...asked.map((label) => item.answers.find((answer) => answer.label === label)?.answer ?? ''),
      ]),
  );
  const columns = [...head, ...asked].map((title, place) => ({
    title,
    width: place < wideColumns ? 20 : 16,
    ...(place === moneyColumn && { holds: 'money' as const }),
  }));
  return { name: sheet, columns, rows };
}

function isOver({ state }: RawDeskEnrolment): boolean {
  return state === 'quit' || state === 'lapsed' || state === 'cancelled';
}

/** The association's clock, as spreadsheets read it. */
function moment(seconds: number): string {
  return new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
