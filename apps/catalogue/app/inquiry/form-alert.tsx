import { m } from '../paraglide/messages';
import styles from './form-alert.module.css';

/** Says why a whole form was not taken, and that nothing typed is lost. */
export function FormAlert({ message }: { readonly message: string | null | undefined }) {
  if (!message) return null;
  return (
    <p className={styles.alert} role="alert" tabIndex={-1}>
      {message} {m.form_kept()}
    </p>
  );
}
