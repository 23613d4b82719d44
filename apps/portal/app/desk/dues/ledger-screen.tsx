import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiPagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { dayAt, ledgerAccounts } from '@selvedge/domain/fees';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as DeskLink, Loading, Title, useCreatePath, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { useMoney } from './money';
import { useAct } from './use-act';

type Ledger = Awaited<ReturnType<PortalApi['feeDesk']['ledger']>>;

/** Days that are asked for; empty ones ask for no end. */
interface Span {
  readonly from: string;
  readonly until: string;
}

const perPage = 50;

/** The books: what every account holds in a span of days, that they add up, and every entry; with the file of the same days. */
export function LedgerScreen() {
  const { api, ccId } = useDesk();
  const [span, setSpan] = useState<Span>(() => yearOf(Number(dayAt(new Date()).slice(0, 4))));
  const [page, setPage] = useState(1);
  const asked = { ...(span.from !== '' && { from: span.from }), ...(span.until !== '' && { until: span.until }) };
  const { data } = useQuery({
    queryKey: ['ledger', ccId, asked, page],
    queryFn: () => said(api.feeDesk.ledger({ ccId, limit: perPage, offset: (page - 1) * perPage, ...asked })),
    placeholderData: keepPreviousData,
  });
  const choose = (next: Span) => {
    setSpan(next);
    setPage(1);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 2 }}>
      <Title title="resources.ledger.name" />
      <SpanFields span={span} onChange={choose} />
      <Export span={asked} />
      {data === undefined ? (
        <Loading />
      ) : (
        <>
          <Balances ledger={data} />
          <Entries ledger={data} />
          {data.total > perPage && (
            <MuiPagination count={Math.ceil(data.total / perPage)} page={page} onChange={(_, next) => setPage(next)} />
          )}
        </>
      )}
    </Box>
  );
}

function yearOf(year: number): Span {
  return { from: `${year}-01-01`, until: `${year + 1}-01-01` };
}

function SpanFields({ span, onChange }: { readonly span: Span; readonly onChange: (span: Span) => void }) {
  const translate = useTranslate();
  const year = Number(dayAt(new Date()).slice(0, 4));
  const spans = { year: yearOf(year), last_year: yearOf(year - 1), all: { from: '', until: '' } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {(['from', 'until'] as const).map((name) => (
        <TextField
          key={name}
          label={translate(`desk.dues.ledger.${name}`)}
          type="date"
          value={span[name]}
          onChange={({ target }) => onChange({ ...span, [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 11rem', maxWidth: { sm: '16rem' } }}
        />
      ))}
      {Object.entries(spans).map(([name, named]) => (
        <Button
          key={name}
          variant={named.from === span.from && named.until === span.until ? 'contained' : 'outlined'}
          onClick={() => onChange(named)}
        >
          {translate(`desk.dues.ledger.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

function Export({ span }: { readonly span: Partial<Span> }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const { act, isBusy } = useAct();
  const save = async (format: 'csv' | 'xlsx') => {
    const answer = await act(() => api.feeDesk.export({ ccId, format, ...span }));
    if (answer !== undefined) window.location.assign(answer.url);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} variant="outlined" disabled={isBusy} onClick={() => void save(format)}>
          {translate('desk.dues.ledger.export', { format: format.toUpperCase() })}
        </Button>
      ))}
    </Box>
  );
}

function Balances({ ledger: { balances, difference, currency } }: { readonly ledger: Ledger }) {
  const translate = useTranslate();
  const money = useMoney();
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(5, 1fr)' },
          margin: 0,
        }}
      >
        {ledgerAccounts.map((account) => (
          <Card key={account} sx={{ padding: 2, minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`desk.dues.account.${account}`)}
            </Box>
            <Box
              component="dd"
              sx={{
                margin: 0,
                fontSize: '1.25rem',
                fontWeight: 600,
                fontVariantNumeric: 'tabular-nums',
                overflowWrap: 'anywhere',
              }}
            >
              {money(balances[account], currency)}
            </Box>
          </Card>
        ))}
      </Box>
      <Alert severity={difference === 0 ? 'success' : 'error'}>
        {difference === 0
          ? translate('desk.dues.ledger.adds_up')
          : translate('desk.dues.ledger.not_adds_up', { difference: money(difference, currency) })}
      </Alert>
    </>
  );
}

function Entries({ ledger }: { readonly ledger: Ledger }) {
  const translate = useTranslate();
  const money = useMoney();
  const createPath = useCreatePath();
  const account = (name: string) => translate(`desk.dues.account.${name}`);
  return (
    <Card component="section" aria-labelledby="ledger-entries" sx={{ padding: 2.5 }}>
      <Typography variant="h2" id="ledger-entries" sx={{ marginBlockEnd: 1 }}>
        {ledger.total === 0
          ? translate('desk.dues.ledger.none')
          : translate('desk.dues.ledger.entries', { smart_count: ledger.total })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {ledger.list.map(({ id, bill_id, booked_on, kind, payer, title, debit, credit, cents, receipt, reason }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { xs: '1fr auto', md: '7rem 8rem minmax(0, 1fr) 14rem 9rem' },
              paddingBlock: 1,
              borderBlockStart: 1,
              borderColor: 'divider',
            }}
          >
            <span>{booked_on}</span>
            <Box component="span" sx={{ textAlign: { xs: 'end', md: 'start' } }}>
              {translate(`desk.dues.entry.${kind}`)}
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              <DeskLink to={createPath({ resource: 'bills', type: 'edit', id: bill_id })}>{payer}</DeskLink>
              {` · ${title}`}
              {reason !== '' && (
                <Typography variant="body2" color="text.secondary">
                  {reason}
                </Typography>
              )}
            </Box>
            <Typography component="span" variant="body2" color="text.secondary">
              {`${account(debit)} ← ${account(credit)}`}
              {receipt !== null && ` · ${receipt}`}
            </Typography>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, textAlign: 'end' }}>
              {money(cents, ledger.currency)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
