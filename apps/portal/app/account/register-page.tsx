import { accountLimits } from '@selvedge/domain/account';
import { inLanguage, type Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { m } from '../paraglide/messages';
import styles from './account.module.css';
import { AccountCard } from './account-card';
import { AccountField, AccountForm, SendButton } from './account-form';
import { CodeField } from './code-field';
import type { Outcome } from './refused';
import { TargetStep } from './target-step';

interface RegisterPageProps {
  readonly next: string;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

export function RegisterPage({ next, outcome, locale }: RegisterPageProps) {
  const optional = m.account_optional({}, { locale });
  return (
    <AccountCard title={m.account_register({}, { locale })} lead={m.account_register_lead({}, { locale })}>
      <TargetStep outcome={outcome} locale={locale} here={inLanguage('/register', locale) + next}>
        <AccountForm intent="register" outcome={outcome} locale={locale}>
          <input type="hidden" name="target" value={outcome?.values.target ?? ''} />
          <CodeField outcome={outcome} locale={locale} />
          <AccountField
            name="nick"
            label={m.account_nick({}, { locale })}
            hint={m.account_nick_hint({}, { locale })}
            optional={optional}
            outcome={outcome}
            autoComplete="nickname"
            maxLength={accountLimits.nick.max * 2}
          />
          <AccountField
            name="password"
            type="password"
            label={m.account_password({}, { locale })}
            hint={m.account_password_hint({}, { locale })}
            optional={optional}
            outcome={outcome}
            autoComplete="new-password"
            maxLength={accountLimits.password.max}
          />
          <SendButton intent="register" wide>
            {m.account_register({}, { locale })}
          </SendButton>
        </AccountForm>
      </TargetStep>
      <p className={styles.foot}>
        {m.account_has_account({}, { locale })}{' '}
        <WholePageLink href={inLanguage('/sign-in', locale) + next}>{m.account_sign_in({}, { locale })}</WholePageLink>
      </p>
    </AccountCard>
  );
}
