import { VisuallyHidden } from '@selvedge/ui';
import type { Locale } from '../language/address';
import type { Community } from '../layout/community';
import { m } from '../paraglide/messages';
import { ActivityList } from './activity-list';
import { AnnouncementList } from './announcement-list';
import { BannerRow } from './banner-row';
import { CompanyCards } from './company-cards';
import { Council } from './council';
import { Empty } from './empty';
import { Headlines } from './headlines';
import styles from './home-page.module.css';
import { JobList } from './job-list';
import { LeadNews } from './lead-news';
import type { Home } from './load-home.server';

export function HomePage({ home, community, locale }: { home: Home; community: Community; locale: Locale }) {
  return (
    <>
      <h1>
        <VisuallyHidden>{community.name}</VisuallyHidden>
      </h1>
      <div className={styles.first}>
        <News news={home.news} locale={locale} />
        <ActivityList activities={home.activities} locale={locale} />
      </div>
      <div className={styles.second}>
        <AnnouncementList announcements={home.announcements} locale={locale} />
        <JobList jobs={home.jobs} locale={locale} />
        <Council council={home.council} locale={locale} />
      </div>
      <BannerRow banners={home.banners} locale={locale} />
      <CompanyCards companies={home.companies} seal={community.seal} locale={locale} />
    </>
  );
}

function News({ news, locale }: { news: Home['news']; locale: Locale }) {
  const [lead, ...others] = news;
  return (
    <section className={styles.news} id="news" aria-label={m.news_title({}, { locale })}>
      {lead ? (
        <LeadNews item={lead} locale={locale} />
      ) : (
        <div className={styles.noNews}>
          <Empty title={m.news_empty({}, { locale })} text={m.news_empty_text({}, { locale })} />
        </div>
      )}
      {others.length > 0 && <Headlines items={others} locale={locale} />}
    </section>
  );
}
