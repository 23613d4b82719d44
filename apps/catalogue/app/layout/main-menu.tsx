import { useLocation } from '@remix-run/react';
import type { HeaderDropdown } from '@selvedge/domain/site';
import { classNames, UiLink } from '@selvedge/ui';
import { useId } from 'react';
import { withoutLanguage } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './main-menu.module.css';
import { MenuGroups } from './menu-groups';
import type { NavigationEntry } from './site-data';
import { useDropdown } from './use-dropdown';

/** The menu of wide screens, with a dropdown below each entry that has entries of its own. */
export function MainMenu({
  entries,
  type,
}: {
  readonly entries: readonly NavigationEntry[];
  readonly type: HeaderDropdown;
}) {
  return (
    <nav className={styles.menu} aria-label={m.main_menu()}>
      <ul className={styles.entries}>
        {entries.map((entry) =>
          entry.children.length > 0 ? (
            <EntryWithDropdown key={entry.title} entry={entry} type={type} />
          ) : (
            <li key={entry.title} className={styles.entry}>
              <EntryLink entry={entry} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/**
 * Opens to a pointer, to the keyboard's focus and to its button; Escape closes it. Without script the pointer and the
 * focus open it all the same.
 */
function EntryWithDropdown({ entry, type }: { readonly entry: NavigationEntry; readonly type: HeaderDropdown }) {
  const panelId = useId();
  const { isOpen, wasOpen, toggle, frame } = useDropdown();
  return (
    <li className={classNames(styles.entry, type === 'flat' && styles.flat)} {...frame}>
      <EntryLink entry={entry} />
      <button
        type="button"
        className={styles.opener}
        aria-label={m.show_entries_of({ name: entry.title })}
        aria-expanded={isOpen ?? false}
        aria-controls={panelId}
        onClick={toggle}
      >
        <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" />
        </svg>
      </button>
      <div id={panelId} className={styles.panel}>
        <div className={styles.inner}>
          <MenuGroups entry={entry} type={type} withPictures={wasOpen} />
        </div>
      </div>
    </li>
  );
}

function EntryLink({ entry: { title, href, target, children } }: { readonly entry: NavigationEntry }) {
  const here = withoutLanguage(useLocation().pathname);
  const isHere = here === href || children.some((child) => child.href === here);
  return (
    <UiLink className={styles.link} href={href} target={target} {...(isHere && { 'aria-current': 'true' })}>
      {title}
    </UiLink>
  );
}
