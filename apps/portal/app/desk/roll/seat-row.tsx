import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { beijingTime } from '../beijing-time';
import { useDesk } from '../desk-context';
import { useMay } from '../desk-rights';
import { useAct } from '../dues/use-act';
import { WordChip } from '../fields/word-chip';
import type { CompanySeatsRecord } from './company-seats';
import { HolderForm } from './holder-form';

interface SeatRowProps {
  readonly seat: CompanySeatsRecord['list'][number];
  readonly companyId: number;
  /** The contact goes last: a company is never left without somebody to speak with. */
  readonly isLast: boolean;
}

/** One seat: who sits on it since when, and what can be done with it. */
export function SeatRow({ seat, companyId, isLast }: SeatRowProps) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay();
  const { act, isBusy } = useAct();
  const [asked, ask] = useState<'transfer' | 'end' | null>(null);
  const { id, name, email, post, is_contact } = seat;
  const change = async (kind: 'end' | 'contact') => {
    const what = { change: kind, seat_id: id };
    const answer = await act(() => api.roll.seatChange({ ccId, company_id: companyId, what }));
    if (answer !== undefined) notify('desk.roll.saved', { type: 'success' });
    ask(null);
  };
  const facts = [
    post,
    email,
    translate('desk.roll.since', { day: beijingTime(seat.from_time).slice(0, 10) }),
    seat.has_account ? '' : translate('desk.roll.no_account'),
  ];
  return (
    <Box component="li" sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ fontWeight: 600, marginInlineEnd: 1 }}>
            {name}
          </Typography>
          {is_contact && <WordChip word="desk.roll.contact" look="settled" />}
          <Typography variant="body2" color="text.secondary">
            {facts.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {may('member.manage') && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', '& button': { minHeight: 44 } }}>
            {!is_contact && (
              <Button disabled={isBusy} onClick={() => void change('contact')}>
                {translate('desk.roll.make_contact')}
              </Button>
            )}
            <Button
              disabled={isBusy}
              aria-expanded={asked === 'transfer'}
              onClick={() => ask(asked === 'transfer' ? null : 'transfer')}
            >
              {translate('desk.roll.transfer')}
            </Button>
            <Button color="error" disabled={isBusy || (is_contact && !isLast)} onClick={() => ask('end')}>
              {translate('desk.roll.end')}
            </Button>
          </Box>
        )}
      </Box>
      {asked === 'transfer' && (
        <Box component="section" aria-label={translate('desk.roll.transfer_from', { name })} sx={{ paddingBlock: 1 }}>
          <HolderForm companyId={companyId} change={{ change: 'transfer', seat_id: id }} onDone={() => ask(null)} />
        </Box>
      )}
      <Confirm
        isOpen={asked === 'end'}
        loading={isBusy}
        title="desk.roll.end"
        content={translate('desk.roll.end_sure', { name })}
        onConfirm={() => void change('end')}
        onClose={() => ask(null)}
      />
    </Box>
  );
}
