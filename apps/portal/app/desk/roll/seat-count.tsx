import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { mostSeats } from '@selvedge/domain/joining';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import { useAct } from '../dues/use-act';
import type { CompanySeatsRecord } from './company-seats';

/** How many seats a company has; never fewer than are taken. */
export function SeatCount({ company }: { readonly company: CompanySeatsRecord }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy, wrong } = useAct();
  const [seats, setSeats] = useState(String(company.seats));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { company_id } = company;
    const answer = await act(() => api.roll.seatCount({ ccId, company_id, seats: Number(seats) }));
    if (answer !== undefined) notify('desk.roll.saved', { type: 'success' });
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void save(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBlockStart: 2 }}
    >
      <TextField
        type="number"
        label={translate('desk.roll.count')}
        value={seats}
        onChange={({ target }) => setSeats(target.value)}
        slotProps={{ htmlInput: { min: Math.max(1, company.list.length), max: mostSeats, inputMode: 'numeric' } }}
        error={wrong.seats !== undefined}
        helperText={wrong.seats}
        sx={{ width: '12rem' }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={isBusy || seats === String(company.seats)}
        sx={{ minHeight: 44 }}
      >
        {translate('ra.action.save')}
      </Button>
    </Box>
  );
}
