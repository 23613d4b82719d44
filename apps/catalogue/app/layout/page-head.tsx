import { Breadcrumb, type Crumb } from '@selvedge/ui';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages';
import styles from './page-head.module.css';

/** Where one is, what it is called, and what it is about. */
export function PageHead({
  crumbs,
  title,
  lead,
}: {
  readonly crumbs: readonly Crumb[];
  readonly title: ReactNode;
  readonly lead?: string | undefined;
}) {
  return (
    <div className={styles.head}>
      <Crumbs crumbs={crumbs} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
    </div>
  );
}

/** The breadcrumb of every page begins at home. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <Breadcrumb
      crumbs={[{ title: m.home(), href: '/' }, ...crumbs]}
      label={m.breadcrumb()}
      omittedLabel={m.breadcrumb_omitted()}
    />
  );
}
