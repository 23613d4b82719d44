import type { ReactNode } from 'react';
import styles from './pagination.module.css';
import { UiLink } from './ui-link';

export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly href: (page: number) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
  /** The go-to-page form, for lists that are long enough to want one. */
  readonly goTo?: ReactNode;
}

/** The pages of a list: the ends, the neighbours of where one stands, and gaps between. */
export function Pagination({ page, pageCount, href, words, goTo }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={words.label}>
      <Step to={page > 1 ? href(page - 1) : null} rel="prev" label={words.previous} arrow="←" />
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((entry) =>
          entry.page === null ? (
            <li key={entry.key} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry.key}>
              <UiLink
                className={styles.page}
                href={href(entry.page)}
                aria-label={words.page(entry.page)}
                {...(entry.page === page && { 'aria-current': 'page' })}
              >
                {entry.page}
              </UiLink>
            </li>
          ),
        )}
      </ol>
      <Step to={page < pageCount ? href(page + 1) : null} rel="next" label={words.next} arrow="→" />
      {goTo}
    </nav>
  );
}

function Step({ to, rel, label, arrow }: { to: string | null; rel: string; label: string; arrow: string }) {
  if (to === null) return <span className={styles.step} />;
  return (
    <UiLink className={styles.step} href={to} rel={rel}>
      {rel === 'prev' && <span aria-hidden="true">{arrow}</span>}
      <span>{label}</span>
      {rel === 'next' && <span aria-hidden="true">{arrow}</span>}
    </UiLink>
  );
}

interface PageEntry {
  readonly key: string;
  /** Null stands for pages left out. */
  readonly page: number | null;
}

/** Which page numbers are shown: first, last, and one on each side of the current one. */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter((n) => n >= 1 && n <= pageCount);
  return shown
    .sort((a, b) => a - b)
    .flatMap((number, index, all) => {
      const gap = number - (all[index - 1] ?? 0);
      const entry = { key: String(number), page: number };
      if (gap <= 1) return [entry];
      // A gap of one page is that page: the dots would take as much room as its number.
      return [gap === 2 ? { key: String(number - 1), page: number - 1 } : { key: `gap${number}`, page: null }, entry];
    });
}
