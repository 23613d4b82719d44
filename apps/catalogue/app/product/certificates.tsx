import { m } from '../paraglide/messages';
import styles from './certificates.module.css';

export interface CertificateData {
  readonly name: string;
  /** In unix seconds; 0 when it has no end. */
  readonly validUntil: number;
}

/** The certificates that a product carries, with the month in which each ends. */
export function Certificates({ certificates }: { readonly certificates: readonly CertificateData[] }) {
  if (certificates.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={m.certificates()}>
      {certificates.map(({ name, validUntil }) => (
        <li key={name} className={styles.certificate}>
          {name}
          {validUntil > 0 && (
            <span className={styles.until}>
              {m.valid_until()} <time dateTime={monthOf(validUntil)}>{monthOf(validUntil)}</time>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** `2027-03`: the same in every language, and as certificates print it. */
function monthOf(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().slice(0, 7);
}
