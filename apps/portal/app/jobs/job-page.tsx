import { UiLink } from '@selvedge/ui';
import { ContactForm } from '../forms/contact-form';
import type { RefusedForm } from '../forms/sent-form';
import { payText } from '../home/pay-text';
import { inLanguage, type Locale } from '../language/address';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import { employments } from './employments';
import styles from './job-page.module.css';
import type { Job } from './load-jobs.server';

export function JobPage({ job, refused, isSent, locale }: JobPageProps) {
  const { id, title, company, enterprise_id, place, pay, paragraphs, requirements, employment, openings, closes, day } =
    job;
  return (
    <>
      <header className={`${sheet.sheet} ${styles.head}`}>
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.pay}>{payText(pay, locale)}</p>
        </div>
        <p>
          <UiLink href={inLanguage(`/companies/${enterprise_id}`, locale)}>{company}</UiLink>
          {` · ${place}`}
        </p>
      </header>
      <div className={sheet.columns}>
        <div className={sheet.stack}>
          <Sheet title={m.job_description({}, { locale })}>
            <div className={sheet.prose}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Sheet>
          {requirements.length > 0 && (
            <Sheet title={m.job_requirements({}, { locale })}>
              <ul className={styles.requirements}>
                {requirements.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Sheet>
          )}
          <Sheet title={m.job_apply({}, { locale })}>
            <ContactForm
              action={inLanguage(`/jobs/${id}`, locale)}
              content={m.apply_content({}, { locale })}
              send={m.apply_send({}, { locale })}
              sent={m.apply_sent({ company }, { locale })}
              isSent={isSent}
              refused={refused}
              hasFiles
              locale={locale}
            />
          </Sheet>
        </div>
        <Sheet title={m.job_facts({}, { locale })}>
          <dl className={sheet.facts}>
            <dt>{m.fact_employment({}, { locale })}</dt>
            <dd>{employments[employment]({}, { locale })}</dd>
            <dt>{m.fact_openings({}, { locale })}</dt>
            <dd>{openings}</dd>
            <dt>{m.fact_place({}, { locale })}</dt>
            <dd>{place}</dd>
            <dt>{m.fact_published({}, { locale })}</dt>
            <dd>
              <time dateTime={day.machine}>{day.text}</time>
            </dd>
            {closes && (
              <>
                <dt>{m.fact_closes({}, { locale })}</dt>
                <dd>
                  <time dateTime={closes.machine}>{closes.text}</time>
                </dd>
              </>
            )}
          </dl>
        </Sheet>
      </div>
    </>
  );
}

interface JobPageProps {
  readonly job: Job;
  readonly refused: RefusedForm | undefined;
  readonly isSent: boolean;
  readonly locale: Locale;
}
