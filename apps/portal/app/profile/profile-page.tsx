import { UiLink } from '@selvedge/ui';
import { OwnNavigation } from '../account/own-navigation';
import type { Outcome } from '../account/refused';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { m } from '../paraglide/messages';
import { EntryForm } from './entry-form';
import type { Profile } from './load-profile.server';
import { PictureSection } from './picture-section';
import styles from './profile-page.module.css';

export interface ProfilePartProps {
  readonly profile: Profile;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** What a person shows of themselves, and to whom. */
export function ProfilePage(props: ProfilePartProps) {
  const { profile, outcome, locale } = props;
  const { entry, unread } = profile;
  return (
    <>
      <OwnNavigation locale={locale} unread={unread} />
      <PageHead title={m.profile_title({}, { locale })} lead={m.profile_lead({}, { locale })} />
      <div className={styles.parts}>
        <PictureSection {...props} />
        {entry === null ? (
          <p className={styles.none}>
            {m.profile_no_entry({}, { locale })}{' '}
            <UiLink className={styles.link} href={inLanguage('/members', locale)}>
              {m.to_members({}, { locale })}
            </UiLink>
          </p>
        ) : (
          <EntryForm entry={entry} outcome={outcome} locale={locale} />
        )}
      </div>
    </>
  );
}
