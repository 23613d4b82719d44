import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as DeskLink, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { beijingTime } from '../beijing-time';
import { DeskEdit } from '../fields/desk-edit';
import { lastDayOf } from '../last-day';
import { BillActs, ReverseButton } from './bill-acts';
import { BillChip } from './dues-chip';
import { useMoney } from './money';
import { VoucherCard } from './voucher-card';

export type DeskBill = Awaited<ReturnType<PortalApi['feeDesk']['bill']>>;

/** One bill: how it stands, what can be done about it, and who did what. */
export function BillEdit() {
  return (
    <DeskEdit component="div">
      <BillPage />
    </DeskEdit>
  );
}

function BillPage() {
  const bill = useRecordContext<DeskBill>();
  if (bill === undefined) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' },
      }}
    >
      <Head bill={bill} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Vouchers bill={bill} />
        <Entries bill={bill} />
        <History bill={bill} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Instalments bill={bill} />
        <Receipts bill={bill} />
      </Box>
    </Box>
  );
}

interface Part {
  readonly bill: DeskBill;
}

function Head({ bill }: Part) {
  const translate = useTranslate();
  const money = useMoney();
  const createPath = useCreatePath();
  const { payer, title, period, state, cents, paid, outstanding, currency, fee_id } = bill;
  const figures = { cents, paid, outstanding };
  return (
    <Card sx={{ gridColumn: '1 / -1', padding: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h1">{payer}</Typography>
        <BillChip state={state} />
      </Box>
      <Typography color="text.secondary">
        {fee_id === null ? (
          title
        ) : (
          <DeskLink to={createPath({ resource: 'fees', type: 'edit', id: fee_id })}>{title}</DeskLink>
        )}
        {period !== null &&
          ` · ${translate('desk.dues.of_period', { from: period.from, until: lastDayOf(period.until) })}`}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, marginBlock: 2 }}>
        {Object.entries(figures).map(([name, figure]) => (
          <Box key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(name === 'paid' ? 'resources.fees.fields.paid' : `resources.bills.fields.${name}`)}
            </Box>
            <Box
              component="dd"
              sx={{ margin: 0, fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {money(figure, currency)}
            </Box>
          </Box>
        ))}
      </Box>
      <BillActs bill={bill} />
    </Card>
  );
}

interface PanelProps {
  readonly name: 'queue' | 'instalments' | 'books' | 'receipts' | 'history';
  readonly children: ReactNode;
}

const headings = {
  queue: 'desk.dues.section.queue',
  instalments: 'desk.dues.instalments',
  books: 'desk.dues.books',
  receipts: 'desk.dues.receipts',
  history: 'desk.dues.history',
} as const;

function Panel({ name, children }: PanelProps) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby={`bill-${name}`} sx={{ padding: 2.5, minWidth: 0 }}>
      <Typography variant="h2" id={`bill-${name}`} sx={{ marginBlockEnd: 1 }}>
        {translate(headings[name])}
      </Typography>
      {children}
    </Card>
  );
}

const plainList = { listStyle: 'none', margin: 0, padding: 0 };

/** What stands first at the left, and the amount at the right. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'center',
  paddingBlock: 1,
  borderBlockStart: 1,
  borderColor: 'divider',
};

const amount = { fontVariantNumeric: 'tabular-nums', fontWeight: 600 };

function Vouchers({ bill }: Part) {
  if (bill.vouchers.length === 0) return null;
  const { payer, title, currency, outstanding: expected } = bill;
  return (
    <Panel name="queue">
      {bill.vouchers.map((voucher) => (
        <VoucherCard
          key={voucher.id}
          voucher={{ ...voucher, payer, title, currency, expected, duplicates: [] }}
          isOnBill
        />
      ))}
    </Panel>
  );
}

function Instalments({ bill }: Part) {
  const translate = useTranslate();
  const money = useMoney();
  return (
    <Panel name="instalments">
      <Box component="ul" sx={plainList}>
        {bill.instalments.map(({ number, due_on, cents, open }) => (
          <Box component="li" key={number} sx={row}>
            <Box sx={{ flex: 1 }}>
              {due_on}
              <Typography variant="body2" color={open > 0 ? 'text.primary' : 'text.secondary'}>
                {open > 0
                  ? translate('desk.dues.open', { amount: money(open, bill.currency) })
                  : translate('desk.dues.settled')}
              </Typography>
            </Box>
            <Box sx={amount}>{money(cents, bill.currency)}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function Receipts({ bill }: Part) {
  const translate = useTranslate();
  const money = useMoney();
  if (bill.receipts.length === 0) return null;
  return (
    <Panel name="receipts">
      <Box component="ul" sx={plainList}>
        {bill.receipts.map(({ id, number, kind, cents, booked_on, cancelled_by, url }) => (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link href={url} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
                {`${translate(`desk.dues.receipt_kind.${kind}`)} ${number}`}
              </Link>
              <Typography variant="body2" color="text.secondary">
                {booked_on}
                {cancelled_by !== null && ` · ${translate('desk.dues.receipt_cancelled', { number: cancelled_by })}`}
              </Typography>
            </Box>
            <Box sx={{ ...amount, ...(cancelled_by !== null && { textDecoration: 'line-through' }) }}>
              {money(cents, bill.currency)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function Entries({ bill }: Part) {
  const translate = useTranslate();
  const money = useMoney();
  return (
    <Panel name="books">
      <Box component="ul" sx={plainList}>
        {bill.entries.map((entry) => (
          <Box component="li" key={entry.id} sx={row}>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              {`${translate(`desk.dues.entry.${entry.kind}`)} · ${entry.booked_on}`}
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  `${translate(`desk.dues.account.${entry.debit}`)} ← ${translate(`desk.dues.account.${entry.credit}`)}`,
                  entry.way === '' ? '' : translate(`desk.dues.ways.${entry.way}`, { _: entry.way }),
                  entry.reverses === null ? '' : translate('desk.dues.ledger.reverses', { entry: entry.reverses }),
                  entry.reason,
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Typography>
            </Box>
            <ReverseButton bill={bill} entry={entry} />
            <Box sx={amount}>{money(entry.cents, bill.currency)}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** Done by who pays, by somebody at the desk, or by the clock. */
const byPayer: ReadonlySet<string> = new Set(['send_voucher']);

function History({ bill }: Part) {
  const translate = useTranslate();
  const who = ({ event, by }: DeskBill['changes'][number]) =>
    by ?? translate(byPayer.has(event) ? 'desk.dues.by_payer' : 'desk.dues.by_itself');
  return (
    <Panel name="history">
      <Box component="ol" sx={plainList}>
        {bill.changes.map((change) => (
          <Box component="li" key={`${change.time}-${change.event}-${change.from}`} sx={row}>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              {translate(`desk.dues.event.${change.event}`)}
              {change.from !== change.to &&
                ` · ${translate(`desk.dues.state.${change.from}`)} → ${translate(`desk.dues.state.${change.to}`)}`}
              {change.reason !== '' && (
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {change.reason}
                </Typography>
              )}
            </Box>
            <Typography variant="body2" color="text.secondary">
              {`${who(change)} · ${beijingTime(change.time)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
