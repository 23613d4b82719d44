import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import { AccountField } from './account-form';
import type { Outcome } from './refused';

/** Where the digits go that were sent; phones fill them in by themselves. */
export function CodeField({
  outcome,
  locale,
  ...more
}: {
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
  readonly defaultValue?: string | undefined;
}) {
  return (
    <AccountField
      name="code"
      label={m.account_code({}, { locale })}
      outcome={outcome}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
      data-next
      {...more}
    />
  );
}
