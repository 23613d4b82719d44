import { SelectField, TextAreaField, UiLink } from '@selvedge/ui';
import { AccountField, AccountForm, SendButton } from '../account/account-form';
import { MeSection, SavedNote } from '../account/me-section';
import type { Outcome } from '../account/refused';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { OwnEntry } from './load-profile.server';
import { OwnField } from './own-field';
import styles from './profile-page.module.css';

interface EntryFormProps {
  readonly entry: OwnEntry;
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
}

/** What a text is called in each of its languages; each is told in its own. */
const tongues = { 'zh-cn': '中文', en: 'English' } as const;

const languages = ['zh-cn', 'en'] as const;

/** A member's entry of the directory: what it says, and beside each field to whom it is shown. */
export function EntryForm({ entry, outcome, locale }: EntryFormProps) {
  const own = outcome?.intent === 'entry' ? outcome : undefined;
  const rows = { privacy: entry.privacy, outcome: own, locale };
  const typed = (name: string, kept: string) => own?.values[name] ?? kept;
  return (
    <MeSection id="entry" title={m.profile_entry({}, { locale })}>
      <p className={styles.lead}>{m.profile_entry_lead({}, { locale })}</p>
      <AccountForm intent="entry" outcome={outcome} locale={locale}>
        <input type="hidden" name="version" value={entry.version} />
        <OwnField field="name" hint={m.profile_name_hint({}, { locale })} {...rows}>
          <p className={styles.fixed}>{entry.name}</p>
        </OwnField>
        <OwnField field="picture" {...rows}>
          <p className={styles.fixed}>{m.profile_picture_above({}, { locale })}</p>
        </OwnField>
        <OwnField field="company" {...rows}>
          <p className={styles.fixed}>{entry.company || m.profile_none({}, { locale })}</p>
        </OwnField>
        <OwnField field="post" {...rows}>
          {languages.map((language) => (
            <AccountField
              key={language}
              name={`texts.${language}.post`}
              label={tongues[language]}
              lang={language === 'en' ? 'en' : 'zh-CN'}
              outcome={own}
              defaultValue={typed(`texts.${language}.post`, entry.texts[language]?.post ?? '')}
              maxLength={100}
            />
          ))}
        </OwnField>
        <OwnField field="introduction" {...rows}>
          {languages.map((language) => (
            <TextAreaField
              key={language}
              className={styles.area}
              name={`texts.${language}.introduction`}
              label={tongues[language]}
              lang={language === 'en' ? 'en' : 'zh-CN'}
              error={own?.issues[`texts.${language}.introduction`]}
              defaultValue={typed(`texts.${language}.introduction`, entry.texts[language]?.introduction ?? '')}
              maxLength={2000}
              rows={4}
            />
          ))}
        </OwnField>
        <OwnField field="region" single {...rows}>
          <SelectField
            className={styles.area}
            name="region_id"
            label={m.filter_region({}, { locale })}
            error={own?.issues.region_id}
            defaultValue={typed('region_id', String(entry.region_id ?? ''))}
          >
            <option value="">{m.profile_none({}, { locale })}</option>
            {entry.regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </OwnField>
        <OwnField field="phone" single hint={m.profile_phone_hint({}, { locale })} {...rows}>
          <AccountField
            name="phone"
            type="tel"
            label={m.contact_phone({}, { locale })}
            outcome={own}
            defaultValue={typed('phone', entry.phone)}
            autoComplete="tel"
            maxLength={40}
          />
        </OwnField>
        <OwnField field="email" single {...rows}>
          <AccountField
            name="email"
            type="email"
            label={m.contact_email({}, { locale })}
            outcome={own}
            defaultValue={typed('email', entry.email)}
            autoComplete="email"
            maxLength={254}
          />
        </OwnField>
        <OwnField field="joined" {...rows}>
          <p className={styles.fixed}>{entry.joined}</p>
        </OwnField>
        <div className={styles.buttons}>
          <SendButton intent="entry">{m.account_save({}, { locale })}</SendButton>
          <UiLink className={styles.link} href={inLanguage(`/members/${entry.id}`, locale)}>
            {m.profile_see({}, { locale })}
          </UiLink>
        </div>
        {own?.isDone && <SavedNote>{m.account_saved({}, { locale })}</SavedNote>}
      </AccountForm>
    </MeSection>
  );
}
