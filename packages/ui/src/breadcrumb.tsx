import styles from './breadcrumb.module.css';
import { UiLink } from './ui-link';

export interface Crumb {
  readonly title: string;
  /** Left out for the page one is on. */
  readonly href?: string | undefined;
}

/** How many crumbs stand in a row before the middle ones fold into a menu. */
const rowLength = 4;

/** The way to this page. A long way folds its middle into a menu, which opens without script. */
export function Breadcrumb({
  crumbs,
  label,
  omittedLabel,
}: {
  readonly crumbs: readonly Crumb[];
  readonly label: string;
  readonly omittedLabel: string;
}) {
  const folds = crumbs.length > rowLength;
  const [first, ...rest] = crumbs;
  if (!first) return null;
  const omitted = folds ? rest.slice(0, -2) : [];
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.row}>
        <CrumbItem crumb={first} />
        {omitted.length > 0 && (
          <li className={styles.crumb}>
            <details className={styles.fold}>
              <summary aria-label={omittedLabel}>…</summary>
              <ol className={styles.menu}>
                {omitted.map((crumb) => (
                  <li key={crumb.title}>
                    {crumb.href ? <UiLink href={crumb.href}>{crumb.title}</UiLink> : crumb.title}
                  </li>
                ))}
              </ol>
            </details>
          </li>
        )}
        {rest.slice(omitted.length).map((crumb) => (
          <CrumbItem key={crumb.title} crumb={crumb} />
        ))}
      </ol>
    </nav>
  );
}

function CrumbItem({ crumb }: { readonly crumb: Crumb }) {
  return (
    <li className={styles.crumb}>
      {crumb.href ? <UiLink href={crumb.href}>{crumb.title}</UiLink> : <span aria-current="page">{crumb.title}</span>}
    </li>
  );
}
