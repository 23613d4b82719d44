import { UiLink } from '@selvedge/ui';
import type { ReactNode } from 'react';
import type { SectionId } from '../layout/sections';
import styles from './panel.module.css';

/** A white panel with its heading; the id is what the navigation points at. */
export function Panel({ id, title, more, children }: PanelProps) {
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {more && (
          <UiLink className={styles.more} href={more.href}>
            {more.label}
          </UiLink>
        )}
      </div>
      {children}
    </section>
  );
}

interface PanelProps {
  readonly id: SectionId;
  readonly title: string;
  /** The page that has all of it. */
  readonly more?: { readonly label: string; readonly href: string };
  readonly children: ReactNode;
}
