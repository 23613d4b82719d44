import { useEffect, useRef, useState } from 'react';
import styles from './breadcrumb.module.css';
import { UiLink } from './ui-link';
import { useDismissal } from './use-dismissal';

export interface Crumb {
  readonly title: string;
  /** Left out for the page one is on. */
  readonly href?: string | undefined;
}

/**
 * The way to this page. When it is too wide for its row, crumbs from the middle fold into a menu, one after the other
 * (specification §2); without script it wraps instead.
 */
export function Breadcrumb({
  crumbs,
  label,
  omittedLabel,
}: {
  readonly crumbs: readonly Crumb[];
  readonly label: string;
  readonly omittedLabel: string;
}) {
  const { row, omittedCount } = useFolding(crumbs);
  const [first, ...rest] = crumbs;
  if (!first) return null;
  const omitted = rest.slice(0, omittedCount);
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.row} ref={row} data-whole={omitted.length < rest.length - 1 || undefined}>
        <CrumbItem crumb={first} />
        {omitted.length > 0 && <FoldedCrumbs crumbs={omitted} label={omittedLabel} />}
        {rest.slice(omitted.length).map((crumb) => (
          <CrumbItem key={crumb.title} crumb={crumb} />
        ))}
      </ol>
    </nav>
  );
}

/** The omitted items, in a menu. */
function FoldedCrumbs({ crumbs, label }: { readonly crumbs: readonly Crumb[]; readonly label: string }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useDismissal(fold);
  return (
    <li className={styles.crumb}>
      <details className={styles.fold} ref={fold}>
        <summary aria-label={label}>…</summary>
        <ol className={styles.menu}>
          {crumbs.map((crumb) => (
            <li key={crumb.title}>{crumb.href ? <UiLink href={crumb.href}>{crumb.title}</UiLink> : crumb.title}</li>
          ))}
        </ol>
      </details>
    </li>
  );
}

function CrumbItem({ crumb }: { readonly crumb: Crumb }) {
  return (
    <li className={styles.crumb}>
      {crumb.href ? <UiLink href={crumb.href}>{crumb.title}</UiLink> : <span aria-current="page">{crumb.title}</span>}
    </li>
  );
}

/** How many crumbs are folded; it grows until the row fits, and starts anew when the row or the way changes. */
function useFolding(crumbs: readonly Crumb[]) {
  const row = useRef<HTMLOListElement>(null);
  const [omittedCount, setOmittedCount] = useState(0);
  const most = Math.max(0, crumbs.length - 2);

  const way = crumbs.map(({ title }) => title).join('/');
  const [measured, setMeasured] = useState(way);
  if (measured !== way) {
    setMeasured(way);
    setOmittedCount(0);
  }

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // Only now, so that a page without script wraps instead of being cut off.
    element.dataset.folds = 'true';
    if (element.scrollWidth > element.clientWidth && omittedCount < most) setOmittedCount(omittedCount + 1);
  }, [omittedCount, most]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setOmittedCount(0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { row, omittedCount };
}
