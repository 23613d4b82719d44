import type { Locale } from '../language/address';
import { inLanguage } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { m } from '../paraglide/messages';
import styles from './account.module.css';
import { AccountCard } from './account-card';
import { AccountField, AccountForm, SendButton } from './account-form';
import { CodeField } from './code-field';
import type { Outcome } from './refused';
import { TargetStep } from './target-step';

interface SignInPageProps {
  readonly way: 'password' | 'code';
  /** The query that leads back to where somebody came from. */
  readonly next: string;
  readonly thirdParties: readonly { readonly provider: string; readonly name: string }[];
  /** A word about what happened before. */
  readonly notice: string | null;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

export function SignInPage({ way, next, thirdParties, notice, outcome, locale }: SignInPageProps) {
  const here = inLanguage('/sign-in', locale);
  const scan = inLanguage('/sign-in/scan', locale);
  const ways = [
    { href: here + next, label: m.account_by_password({}, { locale }), isCurrent: way === 'password' },
    {
      href: `${here}?by=code${next.replace('?', '&')}`,
      label: m.account_by_code({}, { locale }),
      isCurrent: way === 'code',
    },
    { href: scan + next, label: m.account_by_scan({}, { locale }), isCurrent: false },
  ];
  return (
    <AccountCard title={m.account_sign_in({}, { locale })} lead={m.account_sign_in_lead({}, { locale })}>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <nav className={styles.ways} aria-label={m.account_ways({}, { locale })}>
        {ways.map(({ href, label, isCurrent }) => (
          <WholePageLink key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </WholePageLink>
        ))}
      </nav>
      {way === 'password' ? (
        <ByPassword outcome={outcome} locale={locale} />
      ) : (
        <TargetStep outcome={outcome} locale={locale} here={`${here}?by=code${next.replace('?', '&')}`}>
          <ByCode outcome={outcome} locale={locale} />
        </TargetStep>
      )}
      {thirdParties.length > 0 && (
        <div className={styles.third}>
          <p className={styles.or}>{m.account_or({}, { locale })}</p>
          {thirdParties.map(({ provider, name }) => (
            <WholePageLink
              key={provider}
              className={styles.thirdParty}
              href={inLanguage(`/sign-in/with/${provider}`, locale) + next}
            >
              {m.account_with({ name }, { locale })}
            </WholePageLink>
          ))}
        </div>
      )}
      <p className={styles.foot}>
        {m.account_no_account({}, { locale })}{' '}
        <WholePageLink href={inLanguage('/register', locale) + next}>
          {m.account_register({}, { locale })}
        </WholePageLink>
      </p>
    </AccountCard>
  );
}

function ByPassword({ outcome, locale }: Pick<SignInPageProps, 'outcome' | 'locale'>) {
  return (
    <AccountForm intent="password" outcome={outcome} locale={locale}>
      <AccountField
        name="account"
        label={m.account_target({}, { locale })}
        outcome={outcome}
        autoComplete="username"
        required
      />
      <AccountField
        name="password"
        type="password"
        label={m.account_password({}, { locale })}
        outcome={outcome}
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <SendButton intent="password" wide>
        {m.account_sign_in({}, { locale })}
      </SendButton>
      <WholePageLink className={styles.link} href={inLanguage('/forgot', locale)}>
        {m.account_forgot({}, { locale })}
      </WholePageLink>
    </AccountForm>
  );
}

function ByCode({ outcome, locale }: Pick<SignInPageProps, 'outcome' | 'locale'>) {
  return (
    <AccountForm intent="code" outcome={outcome} locale={locale}>
      <input type="hidden" name="target" value={outcome?.values.target ?? ''} />
      <CodeField outcome={outcome} locale={locale} />
      <SendButton intent="code" wide>
        {m.account_sign_in({}, { locale })}
      </SendButton>
    </AccountForm>
  );
}
