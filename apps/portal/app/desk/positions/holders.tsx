import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';
import { dayAfter, lastDayOf } from '../last-day';
import { FindMember } from './find-member';

interface Term {
  readonly member_id: number;
  readonly from: string;
}

/** Today by the association's clock. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Who holds, has held and is to hold an office; each act holds at once. */
export function Holders({ positionId }: { readonly positionId: number }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState('');
  const { data, refetch } = useQuery({
    queryKey: ['holders', ccId, positionId],
    queryFn: () => said(api.positionDesk.holders({ ccId, position_id: positionId })),
  });
  const act = async (work: Promise<unknown>) => {
    try {
      await said(work);
      notify('desk.term_kept', { type: 'success' });
      await refetch();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
  const keep = (term: Term, end: string | null) =>
    act(api.positionDesk.holderSave({ ccId, position_id: positionId, ...term, until: end }));
  const day = (label: string, value: string, onChange: (value: string) => void) => (
    <TextField
      type="date"
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: '12rem' }}
    />
  );
  return (
    <Box component="section" aria-label={translate('desk.holders')} sx={{ marginBlock: 2 }}>
      <Typography variant="h2">{translate('desk.holders')}</Typography>
      {data?.list.length === 0 && <Typography color="text.secondary">{translate('desk.holders_none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 1 }}>
        {data?.list.map(({ member_id, name, from: began, until: ends, state }) => (
          <Box
            component="li"
            key={`${member_id}-${began}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              borderBlockEnd: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 12rem', paddingBlock: 1 }}>
              {name}
              <Typography variant="body2" color="text.secondary">
                {`${began} – ${ends ? lastDayOf(ends) : translate('desk.term_open')} · ${translate(`desk.term.${state}`)}`}
              </Typography>
            </Box>
            {state === 'running' && began !== today() && (
              <Button
                onClick={() => keep({ member_id, from: began }, today())}
                aria-label={`${translate('desk.term_end')}: ${name}`}
              >
                {translate('desk.term_end')}
              </Button>
            )}
            <Button
              color="error"
              aria-label={`${translate('desk.term_forget')}: ${name}`}
              onClick={() =>
                act(api.positionDesk.holderRemove({ ccId, position_id: positionId, member_id, from: began }))
              }
            >
              {translate('desk.term_forget')}
            </Button>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {day('desk.term_from', from, setFrom)}
        {day('desk.term_until', until, setUntil)}
      </Box>
      <FindMember onChoose={(member_id) => keep({ member_id, from }, dayAfter(until) || null)} />
    </Box>
  );
}
