import { useHref } from '@remix-run/react';
import { Button, Field, UiLink } from '@selvedge/ui';
import { ActivityRow } from '../home/activity-list';
import { Empty } from '../home/empty';
import { inLanguage, type Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import filter from '../page/filter-form.module.css';
import { listAddress } from '../page/list-query';
import { PageHead } from '../page/page-head';
import { PagesOfList } from '../page/pages-of-list';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import kinds from '../search/search-page.module.css';
import styles from './activities.module.css';
import type { ActivitiesData } from './load-activities.server';

const kindWords = {
  coming: m.activities_coming,
  past: m.activities_past,
  cancelled: m.activities_cancelled,
} as const;

/** The list of activities: those to come, those that were, and what was called off. */
export function ActivitiesPage({ activities, locale }: { activities: ActivitiesData; locale: Locale }) {
  const { list, total, kind, query, size } = activities;
  const base = inLanguage('/activities', locale);
  return (
    <>
      <PageHead title={m.activities_page_title({}, { locale })} lead={m.activities_lead({}, { locale })} />
      <nav className={kinds.kinds} aria-label={m.activities_kinds({}, { locale })}>
        {(['coming', 'past', 'cancelled'] as const).map((word) => (
          <UiLink
            key={word}
            className={kinds.kind}
            href={word === 'coming' ? base : listAddress(base, { page: 1, kind: word })}
            {...(kind === word && { 'aria-current': 'page' as const })}
          >
            {kindWords[word]({}, { locale })}
          </UiLink>
        ))}
      </nav>
      <search className={filter.search}>
        <form key={JSON.stringify(query)} className={filter.form} action={useHref(base)} method="get">
          {kind !== 'coming' && <input type="hidden" name="kind" value={kind} />}
          <Field
            className={filter.keywords ?? ''}
            label={m.activities_search({}, { locale })}
            type="search"
            name="keywords"
            defaultValue={query.keywords}
            maxLength={100}
            enterKeyHint="search"
          />
          <Field label={m.activities_month({}, { locale })} type="month" name="month" defaultValue={query.month} />
          <Button type="submit">{m.search_button({}, { locale })}</Button>
        </form>
      </search>
      <div className={sheet.sheet}>
        {list.length === 0 ? (
          <Empty title={m.activities_none({}, { locale })} text={m.activities_none_text({}, { locale })} />
        ) : (
          <ol className={styles.list}>
            {list.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} locale={locale} />
            ))}
          </ol>
        )}
      </div>
      <p className={styles.feed}>
        <WholePageLink href={inLanguage('/activities.ics', locale)}>{m.activities_feed({}, { locale })}</WholePageLink>
      </p>
      <PagesOfList base={base} query={query} total={total} size={size} locale={locale} />
    </>
  );
}
