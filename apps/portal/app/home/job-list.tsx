import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import { m } from '../paraglide/messages';
import { Empty } from './empty';
import { Entry } from './entry';
import type { Home } from './load-home.server';
import { Panel } from './panel';
import { payText } from './pay-text';

export function JobList({ jobs, locale }: { jobs: Home['jobs']; locale: Locale }) {
  return (
    <Panel
      id="jobs"
      title={m.jobs_title({}, { locale })}
      more={{ label: m.more({}, { locale }), href: inLanguage('/jobs', locale) }}
    >
      {jobs.length === 0 && <Empty title={m.jobs_empty({}, { locale })} text={m.jobs_empty_text({}, { locale })} />}
      <ul>
        {jobs.map(({ id, title, company, place, summary, pay }) => (
          <Entry key={id} title={title} aside={payText(pay, locale)}>
            <p>{`${company} · ${place}`}</p>
            <p>{summary}</p>
            <p>
              <UiLink href={inLanguage(`/jobs/${id}`, locale)}>{m.job_page({}, { locale })}</UiLink>
            </p>
          </Entry>
        ))}
      </ul>
    </Panel>
  );
}
