import Download from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type LedgerAccount, ledgerAccounts } from '@selvedge/domain/fees';
import { FilterButton, FunctionField, type RaRecord, useCreatePath, useListContext, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { useDesk } from '../desk-context';
import { DeskList } from '../fields/desk-list';
import { DeskRows } from '../fields/desk-rows';
import { dotted } from '../fields/dotted';
import { ListActions } from '../fields/list-actions';
import { billFilter } from './bill-list';
import { SpanButtons, spanFilter, yearBefore } from './books-span';
import { askedOfBooks } from './fee-resource';
import { useMoney } from './money';
import { useAct } from './use-act';

type Ledger = Awaited<ReturnType<PortalApi['feeDesk']['ledger']>>;
type Sums = Pick<Ledger, 'balances' | 'difference' | 'currency'>;
type Asked = Omit<Parameters<PortalApi['feeDesk']['export']>[0], 'ccId' | 'format'>;

const filters = [...spanFilter, ...Object.values(billFilter)];

/** The books: what every account holds, that they add up, and every entry; with the file of just what is shown. */
export function LedgerScreen() {
  return (
    <DeskList filters={filters} filterDefaultValues={yearBefore(0)} perPage={50} actions={<LedgerActions />}>
      <Balances />
      <Entries />
    </DeskList>
  );
}

/** More filters, the days that are asked for most, and the files of what is found. */
function LedgerActions() {
  return (
    <ListActions>
      <SpanButtons />
      <FilterButton />
      <SaveButton format="xlsx" />
      <SaveButton format="csv" />
    </ListActions>
  );
}

function SaveButton({ format }: { readonly format: 'csv' | 'xlsx' }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const { filterValues, total } = useListContext();
  const { act, isBusy } = useAct();
  const save = async () => {
    const answer = await act(() => api.feeDesk.export({ ccId, format, ...(askedOfBooks(filterValues) as Asked) }));
    if (answer !== undefined) window.location.assign(answer.url);
  };
  return (
    <Button size="small" startIcon={<Download />} disabled={isBusy || !total} onClick={() => void save()}>
      {translate('desk.dues.ledger.export', { format: format.toUpperCase() })}
    </Button>
  );
}

/** What was earned stands at the other side of the books: people read it without a minus. */
const byNature = (account: LedgerAccount) => (account === 'income' ? -1 : 1);

/** A figure below its name; on a phone beside it, so that no amount is broken. */
const figure = {
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  paddingBlock: { xs: 1, sm: 2 },
  paddingInline: 2,
};

/** What every account holds by all entries that fit, and that they add up. */
function Balances() {
  const translate = useTranslate();
  const money = useMoney();
  const { meta } = useListContext();
  if (meta === undefined) return null;
  const { balances, difference, currency } = meta as Sums;
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(5, 1fr)' },
          margin: 0,
          marginBlockStart: 1,
        }}
      >
        {ledgerAccounts.map((account) => (
          <Card key={account} sx={figure}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`desk.dues.account.${account}`)}
            </Box>
            <Box
              component="dd"
              sx={{
                margin: 0,
                fontSize: { xs: '1.125rem', sm: '1.25rem' },
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: 'nowrap',
              }}
            >
              {money(byNature(account) * balances[account], currency)}
            </Box>
          </Card>
        ))}
      </Box>
      <Alert severity={difference === 0 ? 'success' : 'error'} sx={{ marginBlock: 2 }}>
        {difference === 0
          ? translate('desk.dues.ledger.adds_up')
          : translate('desk.dues.ledger.not_adds_up', { difference: money(difference, currency) })}
      </Alert>
    </>
  );
}

function Entries() {
  const translate = useTranslate();
  const money = useMoney();
  const createPath = useCreatePath();
  const kind = (record: RaRecord) => translate(`desk.dues.entry.${record.kind}`);
  const account = (name: string) => translate(`desk.dues.account.${name}`);
  const toBill = ({ bill_id }: RaRecord) => createPath({ resource: 'bills', type: 'edit', id: Number(bill_id) });
  return (
    <DeskRows
      to={toBill}
      phone={{
        primaryText: ({ payer }) => payer,
        secondaryText: (entry) => dotted(entry.booked_on, kind(entry), entry.title),
        tertiaryText: ({ cents, currency }) => money(cents, currency),
      }}
    >
      <FunctionField source="booked_on" render={({ booked_on }) => booked_on} sx={{ whiteSpace: 'nowrap' }} />
      <FunctionField source="kind" render={kind} />
      <FunctionField
        source="payer"
        render={({ payer, title, reason }) => (
          <>
            {dotted(payer, title)}
            {reason !== '' && (
              <Typography variant="body2" color="text.secondary">
                {reason}
              </Typography>
            )}
          </>
        )}
      />
      <FunctionField source="accounts" render={({ debit, credit }) => `${account(debit)} ← ${account(credit)}`} />
      <FunctionField source="receipt" render={({ receipt }) => receipt ?? '–'} sx={{ whiteSpace: 'nowrap' }} />
      <FunctionField
        source="cents"
        textAlign="right"
        render={({ cents, currency }) => money(cents, currency)}
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
      />
    </DeskRows>
  );
}
