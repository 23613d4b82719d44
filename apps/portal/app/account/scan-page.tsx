import { useRevalidator, useSubmit } from '@remix-run/react';
import { useEffect } from 'react';
import { inLanguage, type Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { m } from '../paraglide/messages';
import styles from './account.module.css';
import { AccountCard } from './account-card';
import { AccountForm, SendButton } from './account-form';
import type { Outcome } from './refused';

export type ScanState = 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'used' | 'expired';

const words = {
  waiting: m.account_scan_waiting,
  scanned: m.account_scan_scanned,
  confirmed: m.account_scan_confirmed,
  refused: m.account_scan_refused,
  used: m.account_scan_expired,
  expired: m.account_scan_expired,
} as const satisfies Record<ScanState, unknown>;

const isUnderWay = (state: ScanState) => state === 'waiting' || state === 'scanned';

interface ScanPageProps {
  readonly svg: string;
  readonly state: ScanState;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** What a computer shows that wants to be signed in by a phone. It looks by itself whether the phone has answered. */
export function ScanPage({ svg, state, outcome, locale }: ScanPageProps) {
  useLookAgain(isUnderWay(state));
  useEnterAtOnce(state === 'confirmed' && outcome === undefined);
  return (
    <AccountCard title={m.account_scan_title({}, { locale })} lead={m.account_scan_lead({}, { locale })}>
      {isUnderWay(state) && (
        <div
          className={styles.picture}
          role="img"
          aria-label={m.account_scan_code({}, { locale })}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      <p className={styles.state} role="status" data-scan={state}>
        {words[state]({}, { locale })}
      </p>
      {state === 'confirmed' && (
        <AccountForm intent="enter" outcome={outcome} locale={locale}>
          <SendButton intent="enter" wide>
            {m.account_scan_enter({}, { locale })}
          </SendButton>
        </AccountForm>
      )}
      <WholePageLink className={styles.link} href={inLanguage('/sign-in/scan', locale)}>
        {m.account_scan_again({}, { locale })}
      </WholePageLink>
      <p className={styles.foot}>
        <WholePageLink href={inLanguage('/sign-in', locale)}>{m.account_by_password({}, { locale })}</WholePageLink>
      </p>
    </AccountCard>
  );
}

/** Milliseconds between two looks. */
const pause = 1_500;

function useLookAgain(isLooking: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isLooking || state !== 'idle') return;
    const timer = setTimeout(revalidate, pause);
    return () => clearTimeout(timer);
  }, [isLooking, revalidate, state]);
}

function useEnterAtOnce(isConfirmed: boolean): void {
  const submit = useSubmit();
  useEffect(() => {
    if (isConfirmed) submit({ intent: 'enter' }, { method: 'post' });
  }, [isConfirmed, submit]);
}

interface ConfirmPageProps {
  /** What the computer says it is; null when there is nothing to confirm. */
  readonly userAgent: string | null;
  readonly answered: 'confirmed' | 'refused' | null;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** What the phone shows that has scanned the picture. */
export function ConfirmPage({ userAgent, answered, outcome, locale }: ConfirmPageProps) {
  const title = m.account_confirm_title({}, { locale });
  if (answered !== null || userAgent === null) {
    const said = { confirmed: m.account_agreed, refused: m.account_refused, none: m.account_scan_gone };
    return (
      <AccountCard title={title}>
        <p role="status" data-answered={answered ?? 'none'}>
          {said[answered ?? 'none']({}, { locale })}
        </p>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title} lead={m.account_confirm_lead({}, { locale })}>
      <p className={styles.computer}>{userAgent || '—'}</p>
      <p>{m.account_confirm_warning({}, { locale })}</p>
      <div className={styles.choices}>
        <AccountForm intent="agree" outcome={outcome} locale={locale}>
          <SendButton intent="agree" wide>
            {m.account_agree({}, { locale })}
          </SendButton>
        </AccountForm>
        <AccountForm intent="refuse" outcome={outcome} locale={locale}>
          <SendButton intent="refuse" kind="plain" wide>
            {m.account_refuse({}, { locale })}
          </SendButton>
        </AccountForm>
      </div>
    </AccountCard>
  );
}
