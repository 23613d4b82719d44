import { Form, useNavigation } from '@remix-run/react';
import { Button, Field } from '@selvedge/ui';
import { useRef } from 'react';
import account from '../account/account.module.css';
import { MeSection, SavedNote } from '../account/me-section';
import { OwnPicture } from '../account/own-picture';
import { useFocusIssue } from '../forms/use-focus-issue';
import { m } from '../paraglide/messages';
import type { ProfilePartProps } from './profile-page';
import styles from './profile-page.module.css';

const intents: readonly (string | undefined)[] = ['picture', 'picture-remove'];

/** The person's own picture: a real form, so that a phone's camera serves it without script too. */
export function PictureSection({ profile, outcome, locale }: ProfilePartProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get('intent');
  const own = intents.includes(outcome?.intent) ? outcome : undefined;
  useFocusIssue(form, own);
  return (
    <MeSection id="picture" title={m.profile_own_picture({}, { locale })}>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className={account.form}
        noValidate
        preventScrollReset
      >
        <div className={styles.picture}>
          <OwnPicture nick={profile.entry?.initial || profile.nick} url={profile.picture} className={styles.disc} />
          <Field
            className={account.field}
            label={m.profile_file({}, { locale })}
            hint={m.profile_file_hint({}, { locale })}
            type="file"
            name="file"
            accept="image/jpeg,image/png"
            error={own?.issues.file}
          />
        </div>
        {own?.problem && (
          <p className={account.problem} role="alert" tabIndex={-1} data-outcome>
            {own.problem}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="picture" busy={busy === 'picture'} className={account.button}>
            {profile.picture === null
              ? m.profile_send_picture({}, { locale })
              : m.profile_change_picture({}, { locale })}
          </Button>
          {profile.picture !== null && (
            <Button
              type="submit"
              name="intent"
              value="picture-remove"
              kind="plain"
              busy={busy === 'picture-remove'}
              className={account.button}
            >
              {m.profile_remove_picture({}, { locale })}
            </Button>
          )}
        </div>
        {own?.isDone && <SavedNote>{m.account_saved({}, { locale })}</SavedNote>}
      </Form>
    </MeSection>
  );
}
