import { FieldError } from '@selvedge/ui';
import { useId } from 'react';
import { m } from '../paraglide/messages';
import styles from './terms-field.module.css';

/** The terms, and the buyer's agreement to them. */
export function TermsField({ isAgreed, error }: { readonly isAgreed: boolean; readonly error?: string | undefined }) {
  const errorId = useId();
  return (
    <div className={styles.terms}>
      <p className={styles.text}>{m.terms_text()}</p>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="terms"
          value="1"
          required
          defaultChecked={isAgreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{m.terms_agree()}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
