import { accountLimits } from '@selvedge/domain/account';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import { AccountCard } from './account-card';
import { AccountField, AccountForm, SendButton } from './account-form';
import { CodeField } from './code-field';
import type { Outcome } from './refused';
import { TargetStep } from './target-step';

interface ResetPageProps {
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** Asks for the phone or the mailbox of a forgotten password, and then for the code and a new one. */
export function ForgotPage({ outcome, locale }: ResetPageProps) {
  return (
    <AccountCard title={m.account_forgot_title({}, { locale })} lead={m.account_forgot_lead({}, { locale })}>
      <TargetStep outcome={outcome} locale={locale} here={inLanguage('/forgot', locale)}>
        <NewPassword outcome={outcome} locale={locale} target={outcome?.values.target ?? ''} />
      </TargetStep>
    </AccountCard>
  );
}

/** The same, for who comes by the link of a mail: everything but the new password is filled in. */
export function ResetPage({ outcome, locale, target, code }: ResetPageProps & { target: string; code: string }) {
  return (
    <AccountCard title={m.account_reset_title({}, { locale })} lead={m.account_reset_lead({}, { locale })}>
      <NewPassword outcome={outcome} locale={locale} target={target} code={code} shown />
    </AccountCard>
  );
}

function NewPassword({
  outcome,
  locale,
  target,
  code,
  shown = false,
}: ResetPageProps & { target: string; code?: string; shown?: boolean }) {
  return (
    <AccountForm intent="reset" outcome={outcome} locale={locale}>
      {shown || outcome?.issues.target !== undefined ? (
        <AccountField
          name="target"
          label={m.account_target({}, { locale })}
          outcome={outcome}
          defaultValue={outcome?.values.target ?? target}
          autoComplete="username"
          required
        />
      ) : (
        <input type="hidden" name="target" value={target} />
      )}
      <CodeField outcome={outcome} locale={locale} {...(code !== undefined && { defaultValue: code })} />
      <AccountField
        name="password"
        type="password"
        label={m.account_new_password({}, { locale })}
        hint={m.account_password_hint({}, { locale })}
        outcome={outcome}
        autoComplete="new-password"
        maxLength={accountLimits.password.max}
        required
      />
      <SendButton intent="reset" wide>
        {m.account_reset_title({}, { locale })}
      </SendButton>
    </AccountForm>
  );
}
