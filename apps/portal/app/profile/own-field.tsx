import { classNames, SelectField } from '@selvedge/ui';
import type { ReactNode } from 'react';
import type { Outcome } from '../account/refused';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { OwnEntry } from './load-profile.server';
import { fieldNames, type MemberField, visibilities } from './member-fields';
import styles from './profile-page.module.css';

interface OwnFieldProps {
  readonly field: MemberField;
  readonly privacy: OwnEntry['privacy'];
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
  readonly hint?: string;
  /** Its one input is labelled as the field is called. */
  readonly single?: boolean;
  readonly children: ReactNode;
}

/** One field of an entry with to whom it is shown. */
export function OwnField({ field, privacy, outcome, locale, hint, single = false, children }: OwnFieldProps) {
  const name = `privacy.${field}`;
  return (
    <fieldset className={classNames(styles.row, single && styles.single)}>
      <legend className={styles.legend}>{fieldNames[field]({}, { locale })}</legend>
      <div className={styles.value}>{children}</div>
      <SelectField
        className={styles.who}
        name={name}
        label={m.profile_shown_to({}, { locale })}
        defaultValue={outcome?.values[name] ?? privacy[field]}
        error={outcome?.issues[name]}
        hint={hint}
      >
        {Object.entries(visibilities).map(([visibility, word]) => (
          <option key={visibility} value={visibility}>
            {word({}, { locale })}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
