import { Empty } from '../home/empty';
import { payText } from '../home/pay-text';
import { inLanguage, type Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { PagesOfList } from '../page/pages-of-list';
import { RowList } from '../page/row-list';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import type { JobsData } from './load-jobs.server';

export function JobsPage({ jobs, locale }: { jobs: JobsData; locale: Locale }) {
  const { list, total, query, size } = jobs;
  const base = inLanguage('/jobs', locale);
  return (
    <>
      <PageHead title={m.jobs_title({}, { locale })} lead={m.jobs_lead({}, { locale })} />
      {list.length === 0 ? (
        <div className={sheet.sheet}>
          <Empty title={m.jobs_empty({}, { locale })} text={m.jobs_empty_text({}, { locale })} />
        </div>
      ) : (
        <RowList
          rows={list.map(({ id, title, company, place, pay, summary }) => ({
            key: id,
            href: inLanguage(`/jobs/${id}`, locale),
            title,
            aside: payText(pay, locale),
            summary: `${company} · ${place} — ${summary}`,
          }))}
        />
      )}
      <PagesOfList base={base} query={query} total={total} size={size} locale={locale} />
    </>
  );
}
