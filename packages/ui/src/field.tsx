import { type InputHTMLAttributes, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';

interface FieldFrame {
  readonly label: string;
  /** What helps to fill the field in; read aloud with it. */
  readonly hint?: string | undefined;
  /** Why the field was refused. */
  readonly error?: string | undefined;
  /** Marks a field that may stay empty, in the reader's language; required ones carry no mark. */
  readonly optional?: string | undefined;
  readonly className?: string | undefined;
}

export type FieldProps = FieldFrame & InputHTMLAttributes<HTMLInputElement>;
export type TextAreaFieldProps = FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>;
export type SelectFieldProps = FieldFrame & SelectHTMLAttributes<HTMLSelectElement>;

/** One line to fill in, with its label, hint and error wired for everybody. */
export function Field({ label, hint, error, optional, className, ...input }: FieldProps) {
  const wiring = useWiring(hint, error);
  return (
    <Frame {...{ label, hint, error, optional, className, wiring }}>
      <input className={styles.control} {...wiring.control} {...input} />
    </Frame>
  );
}

/** Several lines to fill in. */
export function TextAreaField({ label, hint, error, optional, className, ...input }: TextAreaFieldProps) {
  const wiring = useWiring(hint, error);
  return (
    <Frame {...{ label, hint, error, optional, className, wiring }}>
      <textarea className={classNames(styles.control, styles.area)} rows={5} {...wiring.control} {...input} />
    </Frame>
  );
}

/** One of a list; its options are its children. */
export function SelectField({ label, hint, error, optional, className, children, ...select }: SelectFieldProps) {
  const wiring = useWiring(hint, error);
  return (
    <Frame {...{ label, hint, error, optional, className, wiring }}>
      <select className={styles.control} {...wiring.control} {...select}>
        {children}
      </select>
    </Frame>
  );
}

type Wiring = ReturnType<typeof useWiring>;

function Frame({
  label,
  hint,
  error,
  optional,
  className,
  wiring,
  children,
}: FieldFrame & { readonly wiring: Wiring; readonly children: React.ReactNode }) {
  return (
    <div className={classNames(styles.field, error && styles.refused, className)}>
      <label className={styles.label} htmlFor={wiring.control.id}>
        {label}
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={wiring.hintId}>
          {hint}
        </p>
      )}
      <FieldError id={wiring.errorId} error={error} />
    </div>
  );
}

/** Why something was refused, for what is no field of a line alone: a choice of several, an agreement. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={id}>
      {error}
    </p>
  );
}

function useWiring(hint: string | undefined, error: string | undefined) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = classNames(error && errorId, hint && hintId);
  return {
    hintId,
    errorId,
    control: {
      id,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(error && { 'aria-invalid': true }),
    },
  };
}
