import { classNames, LinkButton, Picture, UiLink } from '@selvedge/ui';
import bars from '../home/activity-list.module.css';
import { audienceLabels } from '../home/audience';
import { inLanguage, type Locale } from '../language/address';
import { WholePageLink } from '../links/whole-page-link';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './activities.module.css';
import type { Activity } from './load-activities.server';
import { onlyFor, phaseWords, priceText } from './words';

/** The page of an activity: what, when, where, how many places are left, and the way in. */
export function ActivityPage({ activity, locale }: { activity: Activity; locale: Locale }) {
  const { id, title, place, summary, phase, img, paragraphs, cancel_reason, tickets } = activity;
  return (
    <article className={styles.page}>
      <header className={classNames(sheet.sheet, styles.head)}>
        <p className={styles.phase} data-phase={phase}>
          {phaseWords[phase]({}, { locale })}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{summary}</p>
        {phase === 'cancelled' && cancel_reason !== '' && <p className={styles.reason}>{cancel_reason}</p>}
      </header>
      <div className={sheet.columns}>
        <div className={sheet.stack}>
          {img && (
            <div className={styles.picture}>
              <Picture source={img} sizes="(max-width: 960px) 100vw, 780px" ratio="fill" />
            </div>
          )}
          {paragraphs.length > 0 && (
            <Sheet title={m.activity_about({}, { locale })}>
              <div className={sheet.prose}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Sheet>
          )}
          <Sheet title={m.activity_tickets({}, { locale })}>
            <ul className={styles.tickets}>
              {tickets.map((ticket) => (
                <li key={ticket.id} className={styles.ticket}>
                  <span className={styles.kind}>
                    {ticket.title}
                    {ticket.is_for_members && (
                      <small className={styles.note}>{m.audience_members({}, { locale })}</small>
                    )}
                    {ticket.seats !== null && (
                      <small className={styles.note}>
                        {m.activity_bar({ taken: ticket.taken, seats: ticket.seats }, { locale })}
                      </small>
                    )}
                  </span>
                  <span className={styles.price}>
                    {priceText(ticket.price, locale)}
                    {ticket.member_price !== null && ticket.member_price !== ticket.price && (
                      <small className={styles.note}>
                        {m.activity_member_price({ price: priceText(ticket.member_price, locale) }, { locale })}
                      </small>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Sheet>
        </div>
        <Sheet title={m.activity_facts({}, { locale })}>
          <dl className={sheet.facts}>
            <dt>{m.activity_begins({}, { locale })}</dt>
            <dd>
              <time dateTime={activity.begins.machine}>{activity.begins.text}</time>
            </dd>
            <dt>{m.activity_ends({}, { locale })}</dt>
            <dd>
              <time dateTime={activity.ends.machine}>{activity.ends.text}</time>
            </dd>
            <dt>{m.fact_place({}, { locale })}</dt>
            <dd>
              {place}
              {place !== '' && (
                <a className={styles.map} href={mapAddress[locale](place)} rel="noreferrer">
                  {m.activity_map({}, { locale })}
                </a>
              )}
            </dd>
            <dt>{m.activity_for({}, { locale })}</dt>
            <dd>{audienceLabels[activity.audience]({}, { locale })}</dd>
            <dt>{m.activity_closes({}, { locale })}</dt>
            <dd>
              <time dateTime={activity.closes.machine}>{activity.closes.text}</time>
            </dd>
          </dl>
          <p className={styles.zone}>{m.activity_zone({}, { locale })}</p>
          <Seats activity={activity} locale={locale} />
          <div className={styles.actions}>
            {activity.is_open && (phase === 'enrolling' || activity.has_waiting_list) && (
              <LinkButton wide href={inLanguage(`/enrol/${id}`, locale)}>
                {phase === 'full' ? m.activity_wait({}, { locale }) : m.activity_enrol({}, { locale })}
              </LinkButton>
            )}
            {activity.is_open && activity.audience !== 'everyone' && (
              <p className={styles.hint}>
                {onlyFor[activity.audience]({}, { locale })}{' '}
                {activity.audience === 'members' && (
                  <UiLink href={inLanguage('/join', locale)}>{m.enrol_join({}, { locale })}</UiLink>
                )}
              </p>
            )}
            {phase !== 'cancelled' && (
              <WholePageLink className={sheet.back} href={inLanguage(`/activities/${id}.ics`, locale)}>
                {m.activity_ics({}, { locale })}
              </WholePageLink>
            )}
          </div>
        </Sheet>
      </div>
    </article>
  );
}

/** Where a place is looked up: each language by the map that its readers use. */
const mapAddress = {
  'zh-cn': (place) => `https://uri.amap.com/search?${new URLSearchParams({ keyword: place })}`,
  en: (place) => `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`,
} as const satisfies Record<Locale, (place: string) => string>;

function Seats({ activity, locale }: { activity: Activity; locale: Locale }) {
  const { seats, taken, waiting, offer_hours, phase, is_open, has_waiting_list } = activity;
  return (
    <div className={styles.seats}>
      <p className={styles.taken}>{m.activity_bar({ taken, seats }, { locale })}</p>
      <progress
        className={classNames(bars.bar, styles.bar, taken >= seats && bars.full)}
        value={Math.min(taken, seats)}
        max={seats}
        aria-label={m.activity_bar({ taken, seats }, { locale })}
      />
      {waiting > 0 && <p className={styles.hint}>{m.activity_waiting_count({ count: waiting }, { locale })}</p>}
      {is_open && phase === 'full' && has_waiting_list && (
        <p className={styles.hint}>{m.activity_waiting_rule({ hours: offer_hours }, { locale })}</p>
      )}
    </div>
  );
}
