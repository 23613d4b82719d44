import { useFetcher } from '@remix-run/react';
import { inquiryLimits, normalizeEmail } from '@selvedge/domain/inquiry-form';
import { Button, Field } from '@selvedge/ui';
import { useRef } from 'react';
import { CaptchaField } from '../captcha/captcha-field';
import { FormAlert } from '../inquiry/form-alert';
import { useFirstIssue } from '../inquiry/use-first-issue';
import { useSingleSubmit } from '../inquiry/use-single-submit';
import { useHydrated } from '../layout/use-hydrated';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { FileFigures } from './file-figures';
import type { RefusedRequestForm } from './request-action.server';
import styles from './request-form.module.css';
import { requestPage } from './request-page';

/** Asks where the link to a limited file shall go. */
export function RequestForm({
  download,
  refused,
}: {
  readonly download: { readonly id: number; readonly kind: string; readonly size: number; readonly fileName?: string };
  readonly refused?: RefusedRequestForm | undefined;
}) {
  const fetcher = useFetcher<RefusedRequestForm>();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const address = useSiteAddress();
  const answer = fetcher.data ?? refused;
  const isBusy = fetcher.state !== 'idle';
  const admit = useSingleSubmit(isBusy);
  useFirstIssue(form, answer);
  return (
    <fetcher.Form
      ref={form}
      className={styles.form}
      // What is wrong is said beside the field in the language of the page, which the browser's own bubbles are not in.
      noValidate={isHydrated}
      method="post"
      action={address(requestPage(download))}
      onSubmit={admit}
    >
      <FileFigures kind={download.kind} size={download.size} />
      <p className={styles.lead}>{m.download_ask_lead()}</p>
      <FormAlert message={answer?.message} />
      <Field
        label={m.field_email()}
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={inquiryLimits.email}
        defaultValue={answer?.email}
        error={answer?.emailIssue ?? undefined}
        hint={m.download_privacy()}
        onBlur={(event) => {
          event.currentTarget.value = normalizeEmail(event.currentTarget.value);
        }}
        {...(answer?.emailIssue && { autoFocus: true })}
      />
      <CaptchaField asked={answer?.captcha} />
      <Button type="submit" busy={isBusy}>
        {isBusy ? m.sending() : m.download_ask_send()}
      </Button>
    </fetcher.Form>
  );
}
