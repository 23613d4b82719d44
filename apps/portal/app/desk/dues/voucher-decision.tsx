import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { dayAt } from '@selvedge/domain/fees';
import { type FormEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDesk } from '../desk-context';
import { AmountField, DayField, ReasonField, useAmount } from './act-fields';
import { useAct } from './use-act';
import type { QueuedVoucher } from './voucher-card';

interface Props {
  readonly voucher: QueuedVoucher;
}

/** Accepts a slip with the amount and the day that the bank has, or refuses it with a reason. */
export function VoucherDecision({ voucher }: Props) {
  const [isRefusing, setRefusing] = useState(false);
  return isRefusing ? (
    <Refusal voucher={voucher} onBack={() => setRefusing(false)} />
  ) : (
    <Acceptance voucher={voucher} onRefuse={() => setRefusing(true)} />
  );
}

function Acceptance({ voucher, onRefuse }: Props & { readonly onRefuse: () => void }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy, wrong } = useAct();
  const { id, cents, expected, currency } = voucher;
  const amount = useAmount(Math.min(cents, expected), expected);
  const today = dayAt(new Date());
  const [day, setDay] = useState(today);
  const [isTried, setTried] = useState(false);
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount.cents === null) return;
    const decision = { ccId, id, act: 'accept', cents: amount.cents, ...(day !== '' && { booked_on: day }) } as const;
    const answer = await act(() => api.feeDesk.voucherDecide(decision));
    if (answer === undefined) return;
    if (answer.receipt === null) notify('desk.dues.voucher.accepted_already');
    else notify('desk.dues.voucher.accepted', { messageArgs: { receipt: answer.receipt } });
  };
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void accept(event)} noValidate sx={{ marginBlockStart: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <AmountField amount={amount} currency={currency} isTried={isTried} wrong={wrong.cents} />
        <DayField value={day} onChange={setDay} latest={today} wrong={wrong.booked_on} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {translate('desk.dues.voucher.accept')}
        </Button>
        <Button variant="outlined" color="error" onClick={onRefuse}>
          {translate('desk.dues.voucher.refuse')}
        </Button>
      </Box>
    </Box>
  );
}

/** What is wrong with most slips. */
const usual = ['unreadable', 'wrong_amount', 'not_arrived'] as const;

function Refusal({ voucher, onBack }: Props & { readonly onBack: () => void }) {
  const { api, ccId } = useDesk();
  const translate = useTranslate();
  const notify = useNotify();
  const { act, isBusy, wrong } = useAct();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const refuse = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '') return;
    const answer = await act(() => api.feeDesk.voucherDecide({ ccId, id: voucher.id, act: 'refuse', reason }));
    if (answer !== undefined) notify('desk.dues.voucher.refused');
  };
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void refuse(event)} noValidate sx={{ marginBlockStart: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {usual.map((name) => {
          const words = translate(`desk.dues.voucher.${name}`);
          return (
            <Chip key={name} label={words} onClick={() => setReason(words)} sx={{ minHeight: 44, borderRadius: 1 }} />
          );
        })}
      </Box>
      <ReasonField
        value={reason}
        onChange={setReason}
        help="desk.dues.voucher.refuse_help"
        autoFocus
        isTried={isTried}
        wrong={wrong.reason}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
        <Button type="submit" variant="contained" color="error" disabled={isBusy}>
          {translate('desk.dues.voucher.refuse')}
        </Button>
        <Button onClick={onBack}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  );
}
