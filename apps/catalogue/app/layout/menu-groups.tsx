import type { HeaderDropdown } from '@selvedge/domain/site';
import { classNames, Picture, UiLink } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import styles from './menu-groups.module.css';
import type { NavigationEntry } from './site-data';
import { SubList } from './sub-list';

/** How wide a dropdown's pictures are, by its type: 70 px in a list and 140 px in a panel (specification §9). */
const pictureLists = { normal: 'headerBasic', flat: 'headerFlat' } as const satisfies Record<HeaderDropdown, string>;
const pictureSizes = { normal: '70px', flat: '140px' } as const satisfies Record<HeaderDropdown, string>;

/** What an entry of the menu leads to, with pictures from its first opening on: a page is not to wait for them. */
export function MenuGroups({
  entry,
  type,
  withPictures,
}: {
  readonly entry: NavigationEntry;
  readonly type: HeaderDropdown;
  readonly withPictures: boolean;
}) {
  const hasPictures = entry.children.some(({ image }) => image !== null);
  return (
    <SubList className={type === 'flat' ? styles.tiles : styles.list}>
      {entry.children.map((child) => (
        <li key={child.title} className={styles.group}>
          <UiLink className={styles.link} href={child.href} target={child.target}>
            {hasPictures && (
              <span className={classNames(styles.picture, styles[type])}>
                {withPictures && (
                  <Picture
                    source={child.image}
                    list={pictureLists[type]}
                    sizes={pictureSizes[type]}
                    ratio="3 / 2"
                    decorative
                  />
                )}
              </span>
            )}
            {child.title}
          </UiLink>
          {child.children.length > 0 && (
            <ul className={styles.below} aria-label={m.all_of({ name: child.title })}>
              {child.children.map((below) => (
                <li key={below.title}>
                  <UiLink className={styles.small} href={below.href} target={below.target}>
                    {below.title}
                  </UiLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </SubList>
  );
}
