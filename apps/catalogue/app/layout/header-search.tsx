import { useLocation } from '@remix-run/react';
import { useDismissal } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { m } from '../paraglide/messages';
import { SearchForm } from '../search/search-form';
import styles from './header-search.module.css';

/** The header's search: a disclosure that works by itself; scripts move the focus and close it. */
export function HeaderSearch() {
  const details = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const close = () => details.current?.removeAttribute('open');
  useEffect(close, [pathname, search]);
  useDismissal(details);

  return (
    <details
      ref={details}
      className={styles.search}
      onToggle={(event) => event.currentTarget.open && input.current?.focus()}
    >
      <summary className={styles.summary}>{m.search()}</summary>
      <div className={styles.panel}>
        <SearchForm className={styles.form} label={m.search_label()} inputRef={input} onSearch={close} />
      </div>
    </details>
  );
}
