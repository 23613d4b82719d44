import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { Disc } from './disc';
import styles from './person-link.module.css';

interface PersonLinkProps {
  readonly person: { readonly id: number; readonly name: string; readonly initial: string };
  /** The lines below the name; empty ones are left out. */
  readonly lines: readonly string[];
  readonly locale: Locale;
}

/** Somebody in a list: disc, name and what they are, leading to their page. */
export function PersonLink({ person, lines, locale }: PersonLinkProps) {
  return (
    <UiLink className={styles.person} href={inLanguage(`/members/${person.id}`, locale)}>
      <Disc id={person.id} initial={person.initial} size="small" />
      <span className={styles.words}>
        <span className={styles.name}>{person.name}</span>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </UiLink>
  );
}
