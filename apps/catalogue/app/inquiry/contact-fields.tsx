import { inquiryLimits, normalizeEmail } from '@selvedge/domain/inquiry-form';
import { Field, TextAreaField } from '@selvedge/ui';
import type { FocusEvent } from 'react';
import { m } from '../paraglide/messages';
import { type InquiryFieldName, type InquiryIssues, type InquiryValues, inquiryFieldNames } from './inquiry-fields';

type FieldSettings = {
  readonly label: () => string;
  readonly autoComplete: string;
  readonly type?: string;
  readonly isRequired?: true;
};

/** How each one-line field of an inquiry is asked for. */
const settings = {
  name: { label: m.field_name, autoComplete: 'name', isRequired: true },
  company: { label: m.field_company, autoComplete: 'organization' },
  country: { label: m.field_country, autoComplete: 'country-name' },
  email: { label: m.field_email, autoComplete: 'email', type: 'email', isRequired: true },
  tel: { label: m.field_tel, autoComplete: 'tel', type: 'tel' },
  whatsApp: { label: m.field_whatsapp, autoComplete: 'off', type: 'tel' },
} as const satisfies Record<Exclude<InquiryFieldName, 'msg'>, FieldSettings>;

interface Given {
  readonly values?: Partial<InquiryValues> | undefined;
  readonly issues?: InquiryIssues | undefined;
}

/** One of the contact fields. */
export function ContactField({ name, values, issues }: Given & { readonly name: keyof typeof settings }) {
  const { label, isRequired, ...input }: FieldSettings = settings[name];
  return (
    <Field
      label={label()}
      name={name}
      {...input}
      maxLength={inquiryLimits[name]}
      required={isRequired}
      optional={isRequired ? undefined : m.optional()}
      defaultValue={values?.[name]}
      error={issues?.[name]}
      {...(isFirstIssue(issues, name) && { autoFocus: true })}
      {...(name === 'email' && { onBlur: lowerCase, autoCapitalize: 'none', spellCheck: false })}
    />
  );
}

/** What the inquiry is about. */
export function MessageField({ values, issues, hint }: Given & { readonly hint?: string }) {
  return (
    <TextAreaField
      label={m.field_msg()}
      name="msg"
      required
      maxLength={inquiryLimits.msg}
      defaultValue={values?.msg}
      error={issues?.msg}
      {...(isFirstIssue(issues, 'msg') && { autoFocus: true })}
      hint={hint}
    />
  );
}

/** Without script the browser itself goes to the first refused field of the page. */
function isFirstIssue(issues: InquiryIssues | undefined, name: InquiryFieldName): boolean {
  return inquiryFieldNames.find((field) => issues?.[field]) === name;
}

/** Mail addresses are lowercased when one leaves the field (specification §5). */
function lowerCase(event: FocusEvent<HTMLInputElement>): void {
  event.currentTarget.value = normalizeEmail(event.currentTarget.value);
}
