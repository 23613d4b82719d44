import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { dayAt } from '@selvedge/domain/fees';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import { AmountField, DayField, ReasonField, useAmount } from './act-fields';
import type { DeskBill } from './bill-screen';
import { useAct } from './use-act';

/** An act that is asked about: of an amount, or of an entry that is taken back as a whole. */
export type BillAct =
  | { readonly act: 'pay' | 'waive' | 'refund'; readonly most: number }
  | { readonly act: 'reverse'; readonly entryId: number; readonly entry: string };

interface Props {
  readonly bill: DeskBill;
  readonly asked: BillAct;
  readonly onClose: () => void;
}

const ways = ['transfer', 'cash', 'cheque'] as const;

/** Asks how much, on which day and why, and books it. */
export function BillActDialog({ bill, asked, onClose }: Props) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy, wrong } = useAct();
  const most = asked.act === 'reverse' ? 0 : asked.most;
  const amount = useAmount(most, most);
  const today = dayAt(new Date());
  const [day, setDay] = useState(today);
  const [way, setWay] = useState<string>('transfer');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const movesMoney = asked.act === 'pay' || asked.act === 'refund';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { cents } = amount;
    const of = asked.act === 'reverse' ? { entry_id: asked.entryId } : cents === null ? null : { cents };
    if (of === null || reason.trim() === '') return;
    const { id, version } = bill;
    const how = movesMoney ? { way, ...(day !== '' && { booked_on: day }) } : {};
    const answer = await act(() =>
      api.feeDesk.modifyMemberPayStatus({ ccId, id, version, act: asked.act, ...of, ...how, reason }),
    );
    if (answer === undefined) return;
    notify('desk.dues.booked');
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="act-title">
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id="act-title">
          {asked.act === 'reverse'
            ? translate('desk.dues.act.reverse_entry', { entry: asked.entry })
            : translate(`desk.dues.act.${asked.act}`)}
        </DialogTitle>
        <DialogContent>
          <Typography color="text.secondary" sx={{ marginBlockEnd: 1 }}>
            {translate(`desk.dues.act_help.${asked.act}`)}
          </Typography>
          {asked.act !== 'reverse' && (
            <AmountField amount={amount} currency={bill.currency} isTried={isTried} wrong={wrong.cents} />
          )}
          {movesMoney && (
            <>
              <DayField value={day} onChange={setDay} latest={today} wrong={wrong.booked_on} />
              <TextField
                label={translate('desk.dues.way')}
                select
                value={way}
                onChange={({ target }) => setWay(target.value)}
              >
                {ways.map((each) => (
                  <MenuItem key={each} value={each}>
                    {translate(`desk.dues.ways.${each}`)}
                  </MenuItem>
                ))}
              </TextField>
            </>
          )}
          <ReasonField
            value={reason}
            onChange={setReason}
            help="desk.dues.reason_help"
            isTried={isTried}
            wrong={wrong.reason}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {translate(`desk.dues.act.${asked.act}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
