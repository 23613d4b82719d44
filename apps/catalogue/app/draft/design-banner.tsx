import { useLocation } from '@remix-run/react';
import { languageTag } from '../language/address';
import { useLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import styles from './design-banner.module.css';
import type { DesignMode } from './design-mode-data';
import { designOf, withoutDesign } from './keep-design';

/** Says that one looks at a preview, what it shows, and how to leave it. */
export default function DesignBanner({ design }: { readonly design: DesignMode }) {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  if (designOf(search) === null) return null;
  return (
    <aside className={styles.banner} aria-label={m.preview()} data-design={design.shows}>
      <p>
        <strong>{m.preview()}</strong> {texts[design.shows]({ until: until(design.expires, languageTag[locale]) })}
      </p>
      {/* A new document: everything around the page was loaded with the preview's rights. */}
      <a className={styles.leave} href={withoutDesign(pathname, search)}>
        {m.preview_leave()}
      </a>
    </aside>
  );
}

const texts = {
  drafts: m.preview_drafts,
  published: m.preview_published,
  forged: m.preview_forged,
  expired: m.preview_expired,
} as const satisfies Record<DesignMode['shows'], (inputs: { until: string }) => string>;

/** The same words on server and in browser, wherever the reader is. */
function until(unixSeconds: number, tag: string): string {
  const format = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(unixSeconds * 1000))} UTC`;
}
