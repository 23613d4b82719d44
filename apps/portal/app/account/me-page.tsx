import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import { AccountForm, SendButton } from './account-form';
import { LeaveSection } from './leave-section';
import type { Me } from './load-me.server';
import styles from './me-page.module.css';
import { MeSection } from './me-section';
import { OwnNavigation } from './own-navigation';
import { OwnPicture } from './own-picture';
import { PasswordSection } from './password-section';
import { PhoneSection } from './phone-section';
import { ProfileSection } from './profile-section';
import type { Outcome } from './refused';
import { SessionsSection } from './sessions-section';

export interface MePartProps {
  readonly me: Me;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** A person's own page: who one is here, how one signs in, and how one leaves. */
export function MePage(props: MePartProps & { readonly notice: string | null }) {
  const { me, outcome, locale, notice } = props;
  return (
    <>
      <OwnNavigation locale={locale} unread={me.unread} />
      <header className={styles.head}>
        <OwnPicture nick={me.user.nick} url={me.user.avatar} className={styles.disc} />
        <div className={styles.who}>
          <h1 className={styles.name}>{me.user.nick}</h1>
          <p className={styles.standing}>
            <span className={styles.mark} data-member={me.isMember}>
              {me.isMember ? m.account_member_of({}, { locale }) : m.account_applicant({}, { locale })}
            </span>
            {me.isStaff && <span className={styles.mark}>{m.account_staff_of({}, { locale })}</span>}
          </p>
        </div>
        <AccountForm intent="sign-out" outcome={outcome} locale={locale}>
          <SendButton intent="sign-out" kind="plain">
            {m.account_sign_out({}, { locale })}
          </SendButton>
        </AccountForm>
      </header>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <div className={styles.parts}>
        <ProfileSection {...props} />
        <PhoneSection {...props} />
        <PasswordSection {...props} />
        <MeSection id="sessions" title={m.account_sessions({}, { locale })}>
          <SessionsSection {...props} />
        </MeSection>
        <LeaveSection {...props} />
      </div>
    </>
  );
}
