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
import type { DeskBill } from './bill-screen';
import { fromMoneyField, toMoneyField, useMoney } from './money';
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
  const money = useMoney();
  const notify = useNotify();
  const { act, isBusy, wrong } = useAct();
  const [field, setField] = useState(asked.act === 'reverse' ? '' : toMoneyField(asked.most));
  const [day, setDay] = useState(() => dayAt(new Date()));
  const [way, setWay] = useState<string>('transfer');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const movesMoney = asked.act === 'pay' || asked.act === 'refund';
  const amount = asked.act === 'reverse' ? null : fromMoneyField(field);
  const isAmountWrong = asked.act !== 'reverse' && (amount === null || amount < 1 || amount > asked.most);
  const isReasonMissing = reason.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isAmountWrong || isReasonMissing) return;
    const { id, version } = bill;
    const of = asked.act === 'reverse' ? { entry_id: asked.entryId } : { ...(amount !== null && { cents: amount }) };
    const how = movesMoney ? { way, booked_on: day } : {};
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
            <TextField
              label={translate('desk.dues.amount', { currency: bill.currency })}
              type="number"
              value={field}
              onChange={({ target }) => setField(target.value)}
              error={(isTried && isAmountWrong) || wrong.cents !== undefined}
              helperText={
                wrong.cents ??
                (isTried && isAmountWrong
                  ? translate('desk.dues.amount_wrong', { most: money(asked.most, bill.currency) })
                  : undefined)
              }
              slotProps={{ htmlInput: { min: 0.01, max: asked.most / 100, step: 0.01, inputMode: 'decimal' } }}
            />
          )}
          {movesMoney && (
            <>
              <TextField
                label={translate('desk.dues.day')}
                type="date"
                value={day}
                onChange={({ target }) => setDay(target.value)}
                error={wrong.booked_on !== undefined}
                helperText={wrong.booked_on}
                slotProps={{ inputLabel: { shrink: true } }}
              />
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
          <TextField
            label={translate('desk.dues.reason')}
            required
            multiline
            minRows={2}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={(isTried && isReasonMissing) || wrong.reason !== undefined}
            helperText={
              wrong.reason ??
              translate(isTried && isReasonMissing ? 'desk.dues.reason_needed' : 'desk.dues.reason_help')
            }
            slotProps={{ htmlInput: { maxLength: 300 } }}
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
