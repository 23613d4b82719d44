import { Form, useNavigation } from '@remix-run/react';
import { Button, type ButtonProps, classNames, Field, type FieldProps } from '@selvedge/ui';
import { type ReactNode, useRef } from 'react';
import { useFocusIssue } from '../forms/use-focus-issue';
import type { Locale } from '../language/address';
import styles from './account.module.css';
import { GuardField } from './guard-field';
import type { Outcome } from './refused';

interface AccountFormProps {
  readonly intent: string;
  /** What came of the form that was sent last, on this page. */
  readonly outcome: Outcome | undefined;
  readonly locale: Locale;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A form of the account pages: a real one, that tells at its fields what was refused and puts the focus there. */
export function AccountForm({ intent, outcome, locale, children, className }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const own = outcome?.intent === intent ? outcome : undefined;
  useFocusIssue(form, own);
  return (
    <Form method="post" ref={form} className={classNames(styles.form, className)} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {own?.problem && (
        <p className={styles.problem} role="alert" tabIndex={-1} data-outcome>
          {own.problem}
        </p>
      )}
      {children}
      <GuardField asked={own?.guard ?? null} locale={locale} />
    </Form>
  );
}

type AccountFieldProps = FieldProps & { readonly name: string; readonly outcome: Outcome | undefined };

/** A field that shows why it was refused and what was typed into it. */
export function AccountField({ outcome, ...field }: AccountFieldProps) {
  const error = outcome?.issues[field.name];
  const isFirst = error !== undefined && Object.keys(outcome?.issues ?? {})[0] === field.name;
  return (
    <Field
      defaultValue={outcome?.values[field.name]}
      // Without script the browser itself puts the focus there.
      autoFocus={isFirst}
      {...field}
      error={error}
    />
  );
}

/** The button that sends an account form. */
export function SendButton({ intent, ...button }: ButtonProps & { readonly intent: string }) {
  const { formData } = useNavigation();
  return <Button type="submit" busy={formData?.get('intent') === intent} {...button} className={styles.button} />;
}
