import { limits } from '@selvedge/domain/limits';
import { useEffect, useState } from 'react';
import styles from './back-to-top.module.css';
import { VisuallyHidden } from './visually-hidden';

/** A link to the top of a page that has been scrolled. */
export function BackToTop({ label }: { readonly label: string }) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const look = () => setShown(window.scrollY > limits.backToTopScroll);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return (
    <a className={styles.top} href="#top" hidden={!isShown}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 14V2M3 7l5-5 5 5" fill="none" stroke="currentColor" />
      </svg>
    </a>
  );
}
