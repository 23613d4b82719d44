import { useFetcher } from '@remix-run/react';
import { Button } from '@selvedge/ui';
import { useRef } from 'react';
import { CaptchaField } from '../captcha/captcha-field';
import { useHydrated } from '../layout/use-hydrated';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { ContactField, MessageField } from './contact-fields';
import { FormAlert } from './form-alert';
import type { RefusedForm } from './inquiry-action.server';
import styles from './message-form.module.css';
import { useFirstIssue } from './use-first-issue';
import { useSingleSubmit } from './use-single-submit';

/**
 * The leave-a-message form (specification §2). It is sent to the contact page, which shows it again with its reasons
 * where no script runs.
 */
export function MessageForm({
  productId,
  refused,
  level = 2,
  id = 'leave-a-message',
}: {
  readonly productId?: number;
  readonly refused?: RefusedForm | undefined;
  readonly level?: 2 | 3;
  /** Of the form in its page. */
  readonly id?: string;
}) {
  const fetcher = useFetcher<RefusedForm>();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const address = useSiteAddress();
  const answer = fetcher.data ?? refused;
  const isBusy = fetcher.state !== 'idle';
  const admit = useSingleSubmit(isBusy);
  const Heading = level === 2 ? 'h2' : 'h3';
  useFirstIssue(form, answer);
  return (
    <fetcher.Form
      ref={form}
      id={id}
      className={styles.form}
      // What is wrong is said beside the field in the language of the page, which the browser's own bubbles are not in.
      noValidate={isHydrated}
      method="post"
      encType="multipart/form-data"
      action={address('/contact-us')}
      onSubmit={admit}
    >
      <Heading className={styles.title}>{m.leave_a_message()}</Heading>
      <p className={styles.promise}>{m.answer_promise()}</p>
      <FormAlert message={answer?.message} />
      <ContactField name="name" values={answer?.values} issues={answer?.issues} />
      <ContactField name="email" values={answer?.values} issues={answer?.issues} />
      <ContactField name="tel" values={answer?.values} issues={answer?.issues} />
      <MessageField values={answer?.values} issues={answer?.issues} />
      {productId !== undefined && <input type="hidden" name="products" value={productId} />}
      <CaptchaField asked={answer?.captcha} />
      <Button type="submit" busy={isBusy}>
        {isBusy ? m.sending() : m.send_message()}
      </Button>
    </fetcher.Form>
  );
}
