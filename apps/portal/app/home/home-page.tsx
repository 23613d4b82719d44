import { VisuallyHidden } from '@selvedge/ui';
import { useLocale } from '../language/use-locale';
import type { Community } from '../layout/community';
import { m } from '../paraglide/messages';
import { ActivityList } from './activity-list';
import { AnnouncementList } from './announcement-list';
import { CompanyCards } from './company-cards';
import { Council } from './council';
import { Empty } from './empty';
import { Headlines } from './headlines';
import styles from './home-page.module.css';
import { JobList } from './job-list';
import { LeadNews } from './lead-news';
import type { Home } from './load-home.server';

export function HomePage({ home, community }: { home: Home; community: Community }) {
  return (
    <>
      <h1>
        <VisuallyHidden>{community.name}</VisuallyHidden>
      </h1>
      <div className={styles.first}>
        <News news={home.news} />
        <ActivityList activities={home.activities} />
      </div>
      <div className={styles.second}>
        <AnnouncementList announcements={home.announcements} />
        <JobList jobs={home.jobs} />
        <Council council={home.council} />
      </div>
      <CompanyCards companies={home.companies} seal={community.seal} />
    </>
  );
}

function News({ news }: { news: Home['news'] }) {
  const locale = useLocale();
  const [lead, ...others] = news;
  return (
    <section className={styles.news} id="news" aria-label={m.news_title({}, { locale })}>
      {lead ? (
        <LeadNews item={lead} />
      ) : (
        <div className={styles.noNews}>
          <Empty title={m.news_empty({}, { locale })} text={m.news_empty_text({}, { locale })} />
        </div>
      )}
      {others.length > 0 && <Headlines items={others} />}
    </section>
  );
}
