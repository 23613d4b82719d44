import { useQuery } from '@tanstack/react-query';
import { NumberInput, required } from 'react-admin';
import { moneyText } from '../../fees/money-text';
import { said } from '../data-provider';
import { useDesk } from '../desk-context';

/** The currency that new bills of the community are in. */
export function useCurrency(): string {
  const { api, ccId } = useDesk();
  const { data } = useQuery({
    queryKey: ['dues-settings', ccId],
    queryFn: () => said(api.feeDesk.settings({ ccId })),
  });
  return data?.currency ?? 'CNY';
}

/** Writes amounts in cents as the desk's language does; in the community's currency where none is named. */
export function useMoney(): (cents: number, currency?: string) => string {
  const { locale } = useDesk();
  const own = useCurrency();
  return (cents, currency = own) => moneyText(cents, currency, locale);
}

/** Cents as a field shows them. */
export function toMoneyField(cents: number | null | undefined): string {
  return typeof cents === 'number' ? (cents / 100).toFixed(2) : '';
}

/** The cents that a field holds; null while it holds no amount. Some fields tell a number, and some a text. */
export function fromMoneyField(field: string | number | null): number | null {
  return wholeTimes(field, 100);
}

/** What a field holds, so many times and whole; null while it holds no number. */
export function wholeTimes(field: string | number | null, times: number): number | null {
  const amount = Number(field ?? '');
  return String(field ?? '').trim() === '' || Number.isNaN(amount) ? null : Math.round(amount * times);
}

interface MoneyInputProps {
  readonly source: string;
  readonly label: string;
  readonly isRequired?: boolean;
}

/** An amount: typed in the currency's units, kept in cents. */
export function MoneyInput({ source, label, isRequired = false }: MoneyInputProps) {
  return (
    <NumberInput
      source={source}
      label={label}
      min={0}
      step={0.01}
      format={(cents: number | null) => (typeof cents === 'number' ? cents / 100 : '')}
      parse={fromMoneyField}
      validate={isRequired ? required() : []}
      helperText={false}
      sx={{ maxWidth: '16rem' }}
    />
  );
}
