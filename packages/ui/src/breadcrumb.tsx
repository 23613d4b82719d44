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
  const { row, omittedCount, folds } = useFolding(crumbs);
  const [first, ...rest] = crumbs;
  if (!first) return null;
  const omitted = rest.slice(0, omittedCount);
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol
        className={styles.row}
        ref={row}
        data-folds={folds || undefined}
        data-whole={omitted.length < rest.length - 1 || undefined}
      >
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
  const way = crumbs.map(({ title }) => title).join('/');
  const [fold, setFold] = useState<Fold>({ way, width: null, omittedCount: 0 });
  if (fold.way !== way) setFold({ ...fold, way, omittedCount: 0 });
  const most = Math.max(0, crumbs.length - 2);

  useEffect(() => {
    const element = row.current;
    if (!element || fold.width === null) return;
    const foldMore = () => {
      const isTooWide = element.scrollWidth > element.clientWidth;
      if (isTooWide && fold.omittedCount < most) setFold({ ...fold, omittedCount: fold.omittedCount + 1 });
    };
    foldMore();
    // Crumbs grow too: with a font that comes late, or with the distances that a reader sets between letters.
    const observer = new ResizeObserver(foldMore);
    for (const crumb of element.children) observer.observe(crumb);
    return () => observer.disconnect();
  }, [fold, most]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth;
      setFold((last) => (last.width === width ? last : { ...last, width, omittedCount: 0 }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { row, omittedCount: fold.omittedCount, folds: fold.width !== null };
}

interface Fold {
  readonly way: string;
  /** Of the row, in pixels; null until scripts have measured it, and a row without script wraps instead. */
  readonly width: number | null;
  readonly omittedCount: number;
}
