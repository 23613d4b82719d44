import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiPagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Loading, Title, useNotify, useTranslate } from 'react-admin';
import type { PortalApi } from '../../api.server';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { fromMoneyField, toMoneyField, useCurrency } from './money';
import { useAct } from './use-act';

type Settings = Awaited<ReturnType<PortalApi['feeDesk']['settings']>>;
type Company = Awaited<ReturnType<PortalApi['feeDesk']['turnovers']>>['list'][number];

/** Where members transfer their dues to, and the turnovers that some fees go by. */
export function DuesSettings() {
  const { api, ccId } = useDesk();
  const { data } = useQuery({
    queryKey: ['dues-settings', ccId],
    queryFn: () => said(api.feeDesk.settings({ ccId })),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 2, maxWidth: '60rem' }}>
      <Title title="resources.duesSettings.name" />
      {data === undefined ? <Loading /> : <Account key={JSON.stringify(data)} settings={data} />}
      <Turnovers />
    </Box>
  );
}

const accountFields = ['holder', 'bank', 'number'] as const;

function Account({ settings }: { readonly settings: Settings }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy, wrong } = useAct();
  const [currency, setCurrency] = useState(settings.currency);
  const [account, setAccount] = useState(settings.account ?? { holder: '', bank: '', number: '' });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = accountFields.every((name) => account[name].trim() === '');
    const answer = await act(() => api.feeDesk.settingsSave({ ccId, currency, account: isEmpty ? null : account }));
    if (answer !== undefined) notify('desk.dues.settings_saved');
  };
  return (
    <Card component="section" aria-labelledby="dues-account" sx={{ padding: 2.5 }}>
      <Typography variant="h2" id="dues-account">
        {translate('desk.dues.settings_account')}
      </Typography>
      <Typography color="text.secondary">{translate('desk.dues.settings_none')}</Typography>
      <form onSubmit={(event) => void save(event)} noValidate>
        {accountFields.map((name) => (
          <TextField
            key={name}
            label={translate(`resources.duesSettings.fields.${name}`)}
            value={account[name]}
            onChange={({ target }) => setAccount({ ...account, [name]: target.value })}
            error={wrong[`account.${name}`] !== undefined}
            helperText={wrong[`account.${name}`]}
          />
        ))}
        <TextField
          label={translate('resources.duesSettings.fields.currency')}
          value={currency}
          onChange={({ target }) => setCurrency(target.value.toUpperCase())}
          error={wrong.currency !== undefined}
          helperText={wrong.currency}
          sx={{ maxWidth: '16rem' }}
        />
        <Box sx={{ marginBlockStart: 1 }}>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate('ra.action.save')}
          </Button>
        </Box>
      </form>
    </Card>
  );
}

const perPage = 25;

function Turnovers() {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    queryKey: ['turnovers', ccId, words, page],
    queryFn: () => said(api.feeDesk.turnovers({ ccId, limit: perPage, offset: (page - 1) * perPage, keywords: words })),
    placeholderData: keepPreviousData,
  });
  return (
    <Card component="section" aria-labelledby="turnovers" sx={{ padding: 2.5 }}>
      <Typography variant="h2" id="turnovers">
        {translate('desk.dues.turnovers')}
      </Typography>
      <Typography color="text.secondary">{translate('desk.dues.turnovers_help')}</Typography>
      <TextField
        type="search"
        label={translate('ra.action.search')}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setPage(1);
        }}
        sx={{ maxWidth: '24rem' }}
      />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.list.map((company) => (
          <Turnover key={`${company.id}-${company.cents}`} company={company} />
        ))}
      </Box>
      {data !== undefined && data.total > perPage && (
        <MuiPagination count={Math.ceil(data.total / perPage)} page={page} onChange={(_, next) => setPage(next)} />
      )}
    </Card>
  );
}

function Turnover({ company }: { readonly company: Company }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const currency = useCurrency();
  const notify = useNotify();
  const { act, isBusy } = useAct();
  const [field, setField] = useState(toMoneyField(company.cents));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act(() => api.feeDesk.turnoverSave({ ccId, id: company.id, cents: fromMoneyField(field) }));
    if (answer !== undefined) notify('desk.dues.settings_saved');
  };
  const label = translate('desk.dues.turnover_of', { name: company.name, currency });
  return (
    <Box component="li" sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 0.5 }}>
      <Box
        component="form"
        onSubmit={(event: FormEvent) => void save(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
      >
        <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 8rem' }, minWidth: 0, overflowWrap: 'anywhere' }}>
          {company.name}
        </Box>
        <TextField
          type="number"
          value={field}
          onChange={({ target }) => setField(target.value)}
          slotProps={{ htmlInput: { 'aria-label': label, min: 0, step: 0.01, inputMode: 'decimal' } }}
          sx={{ flex: '1 1 8rem', maxWidth: { sm: '14rem' } }}
        />
        <Button
          type="submit"
          disabled={isBusy || field === toMoneyField(company.cents)}
          aria-label={`${translate('ra.action.save')}: ${company.name}`}
        >
          {translate('ra.action.save')}
        </Button>
      </Box>
    </Box>
  );
}
