import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { PagesOfList } from '../page/pages-of-list';
import { RowList } from '../page/row-list';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import type { AnnouncementsData } from './load-announcements.server';

export function AnnouncementsPage({ announcements, locale }: AnnouncementsPageProps) {
  const { list, total, query, size } = announcements;
  const base = inLanguage('/announcements', locale);
  return (
    <>
      <PageHead title={m.announcements_title({}, { locale })} lead={m.announcements_lead({}, { locale })} />
      {list.length === 0 ? (
        <div className={sheet.sheet}>
          <Empty title={m.announcements_empty({}, { locale })} text={m.announcements_empty_text({}, { locale })} />
        </div>
      ) : (
        <RowList
          rows={list.map(({ id, title, is_top, day }) => ({
            key: id,
            href: inLanguage(`/announcements/${id}`, locale),
            title,
            mark: is_top ? m.pinned({}, { locale }) : undefined,
            isUrgent: is_top,
            aside: <time dateTime={day.machine}>{day.machine}</time>,
          }))}
        />
      )}
      <PagesOfList base={base} query={query} total={total} size={size} locale={locale} />
    </>
  );
}

interface AnnouncementsPageProps {
  readonly announcements: AnnouncementsData;
  readonly locale: Locale;
}
