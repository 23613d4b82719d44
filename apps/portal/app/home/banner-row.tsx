import { Picture } from '@selvedge/ui';
import type { Locale } from '../language/address';
import { EntryLink } from '../layout/entry-link';
import { m } from '../paraglide/messages';
import styles from './banner-row.module.css';
import type { Home } from './load-home.server';

/** What the secretariat wants to be seen, each a picture with words beside it and never upon it. */
export function BannerRow({ banners, locale }: { banners: Home['banners']; locale: Locale }) {
  if (banners.length === 0) return null;
  return (
    <section className={styles.row} aria-label={m.banners_label({}, { locale })}>
      {banners.map(({ id, title, href, img }) => (
        <div key={id} className={styles.banner}>
          <div className={styles.picture}>
            <Picture source={img} list="bannerList" sizes="(max-width: 640px) 40vw, 220px" ratio="fill" />
          </div>
          <p className={styles.words}>
            {href === null ? title : <EntryLink entry={{ id, label: title, href }} locale={locale} />}
          </p>
        </div>
      ))}
    </section>
  );
}
