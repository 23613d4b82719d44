import { Form, useNavigation } from '@remix-run/react';
import { mostFiles, uploadAccept } from '@selvedge/domain/inquiry-form';
import { Button, Field } from '@selvedge/ui';
import { useRef } from 'react';
import { CaptchaField } from '../captcha/captcha-field';
import { useHydrated } from '../layout/use-hydrated';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { carryProducts } from './carried-products';
import { ContactField, MessageField } from './contact-fields';
import { FormAlert } from './form-alert';
import type { RefusedForm } from './inquiry-action.server';
import styles from './inquiry-form.module.css';
import { basketStore, useBasket } from './use-basket';
import { useFirstIssue } from './use-first-issue';
import { useSingleSubmit } from './use-single-submit';

/** The inquiry itself: who asks, what about, and files. The chosen products travel with it by their numbers. */
export function InquiryForm({
  productIds,
  refused,
  suggestedMessage,
}: {
  readonly productIds: readonly number[];
  readonly refused: RefusedForm | undefined;
  readonly suggestedMessage: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const address = useSiteAddress();
  const basket = useBasket();
  const isBusy = useNavigation().formMethod === 'POST';
  const values = refused?.values ?? { msg: suggestedMessage };
  const given = { values, issues: refused?.issues };
  const admit = useSingleSubmit(isBusy);
  useFirstIssue(form, refused);
  return (
    <Form
      ref={form}
      className={styles.form}
      // What is wrong is said beside the field in the language of the page, which the browser's own bubbles are not in.
      noValidate={isHydrated}
      method="post"
      encType="multipart/form-data"
      // Without script the address carries the products, so that a refused form can show them again.
      action={carryProducts(address('/inquire_form'), basket ? [] : productIds)}
      onSubmit={(event) => {
        if (admit(event)) basketStore().markSent(true);
      }}
    >
      <FormAlert message={refused?.message} />
      <div className={styles.pair}>
        <ContactField name="name" {...given} />
        <ContactField name="company" {...given} />
      </div>
      <div className={styles.pair}>
        <ContactField name="email" {...given} />
        <ContactField name="country" {...given} />
      </div>
      <div className={styles.pair}>
        <ContactField name="tel" {...given} />
        <ContactField name="whatsApp" {...given} />
      </div>
      <MessageField {...given} hint={m.field_msg_hint()} />
      <Field
        label={m.field_files()}
        optional={m.optional()}
        name="files"
        type="file"
        multiple
        accept={uploadAccept}
        hint={m.field_files_hint({ count: mostFiles })}
        error={refused?.issues.files}
      />
      <input type="hidden" name="products" value={productIds.join(',')} />
      <input type="hidden" name="idempotency_key" value={basket?.idempotencyKey ?? ''} />
      <CaptchaField asked={refused?.captcha} />
      <Button type="submit" busy={isBusy} className={styles.send}>
        {isBusy ? m.sending() : m.send_inquiry()}
      </Button>
      <p className={styles.privacy}>{m.privacy_note()}</p>
    </Form>
  );
}
