import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fromMoneyField, toMoneyField, useMoney } from './money';

/** What a field of an act has in common: nothing is called wrong before somebody has tried. */
interface FieldProps {
  readonly isTried: boolean;
  /** What the server says of it. */
  readonly wrong: string | undefined;
}

/** An amount that is asked for: at least a cent, and at most so much. */
export function useAmount(suggested: number, most: number) {
  const [field, setField] = useState(() => toMoneyField(suggested));
  const cents = fromMoneyField(field);
  return { field, setField, most, cents: cents === null || cents < 1 || cents > most ? null : cents };
}

interface AmountFieldProps extends FieldProps {
  readonly amount: ReturnType<typeof useAmount>;
  readonly currency: string;
}

/** How much, in the currency's units. */
export function AmountField({ amount, currency, isTried, wrong }: AmountFieldProps) {
  const translate = useTranslate();
  const money = useMoney();
  const { field, setField, most, cents } = amount;
  const isOut = isTried && cents === null;
  return (
    <TextField
      label={translate('desk.dues.amount', { currency })}
      type="number"
      value={field}
      onChange={({ target }) => setField(target.value)}
      error={isOut || wrong !== undefined}
      helperText={wrong ?? (isOut ? translate('desk.dues.amount_wrong', { most: money(most, currency) }) : undefined)}
      slotProps={{ htmlInput: { min: 0.01, max: most / 100, step: 0.01, inputMode: 'decimal' } }}
      sx={{ flex: '1 1 10rem' }}
    />
  );
}

interface DayFieldProps extends Pick<FieldProps, 'wrong'> {
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** The last day that it can be. */
  readonly latest: string;
}

/** On which day money moved. */
export function DayField({ value, onChange, latest, wrong }: DayFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('desk.dues.day')}
      type="date"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={wrong !== undefined}
      helperText={wrong}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: latest } }}
      sx={{ flex: '1 1 10rem' }}
    />
  );
}

interface ReasonFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** Who reads it. */
  readonly help: string;
  readonly autoFocus?: boolean;
}

/** Why: nothing is changed at a bill, and no slip refused, without a word. */
export function ReasonField({ value, onChange, help, autoFocus = false, isTried, wrong }: ReasonFieldProps) {
  const translate = useTranslate();
  const isMissing = isTried && value.trim() === '';
  return (
    <TextField
      label={translate('desk.dues.reason')}
      required
      autoFocus={autoFocus}
      multiline
      minRows={2}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={isMissing || wrong !== undefined}
      helperText={wrong ?? translate(isMissing ? 'desk.dues.reason_needed' : help)}
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  );
}
