import { Form, useNavigation } from '@remix-run/react';
import { normalizeEmail, uploadAccept } from '@selvedge/domain/inquiry-form';
import { Button, Field, TextAreaField } from '@selvedge/ui';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './contact-form.module.css';
import type { ContactName, RefusedForm } from './sent-form';
import { useFocusIssue } from './use-focus-issue';

interface ContactFormProps {
  readonly action: string;
  /** The label of the last field. */
  readonly content: string;
  /** The label of the button. */
  readonly send: string;
  /** What is said when it was taken. */
  readonly sent: string;
  readonly isSent: boolean;
  readonly refused: RefusedForm | undefined;
  readonly hasFiles?: boolean;
  readonly locale: Locale;
}

const longest = { contacts: 100, phone: 40, email: 254, content: 5000 } as const satisfies Record<ContactName, number>;

/** A form with contacts, phone, e-mail and content, all of them needed (specification §5). */
export function ContactForm(props: ContactFormProps) {
  const { action, content, send, sent, isSent, refused, hasFiles = false, locale } = props;
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const [key, setKey] = useState('');
  useEffect(() => setKey(crypto.randomUUID?.() ?? String(Math.random()).slice(2)), []);
  useFocusIssue(form, refused);
  const isBusy = navigation.state !== 'idle' && navigation.formAction === action;
  const field = (name: ContactName) => ({
    name,
    required: true,
    maxLength: longest[name],
    defaultValue: refused?.values[name],
    error: refused?.issues[name],
  });
  if (isSent) {
    return (
      <p className={styles.sent} role="status">
        {sent}
      </p>
    );
  }
  return (
    <Form
      ref={form}
      className={styles.form}
      action={action}
      method="post"
      {...(hasFiles && { encType: 'multipart/form-data' as const })}
      // What is wrong is said beside the field in the language of the page, which the browser's own bubbles are not in.
      noValidate={key !== ''}
      preventScrollReset
    >
      {refused?.message && (
        <p className={styles.alert} role="alert" tabIndex={-1}>
          {refused.message} {m.form_kept({}, { locale })}
        </p>
      )}
      <Field label={m.form_contacts({}, { locale })} autoComplete="name" {...field('contacts')} />
      <Field label={m.form_phone({}, { locale })} type="tel" autoComplete="tel" {...field('phone')} />
      <Field
        label={m.form_email({}, { locale })}
        type="email"
        autoComplete="email"
        onBlur={(event) => {
          event.currentTarget.value = normalizeEmail(event.currentTarget.value);
        }}
        {...field('email')}
      />
      <TextAreaField className={styles.wide ?? ''} label={content} {...field('content')} />
      {hasFiles && (
        <Field
          className={styles.wide ?? ''}
          label={m.form_files({}, { locale })}
          optional={m.form_optional({}, { locale })}
          hint={m.form_files_hint({}, { locale })}
          type="file"
          name="files"
          multiple
          accept={uploadAccept}
          error={refused?.issues.files}
        />
      )}
      <input type="hidden" name="key" value={key} />
      <Button className={styles.wide} type="submit" busy={isBusy}>
        {isBusy ? m.form_sending({}, { locale }) : send}
      </Button>
    </Form>
  );
}
