import { UiLink } from '@selvedge/ui';
import { inLanguage, type Locale } from '../language/address';
import type { Community } from '../layout/community';
import { Seal } from '../layout/seal';
import { Fact } from '../page/fact';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import styles from './about-page.module.css';
import type { About } from './load-about.server';

/** Who the association is: its story, its charter, its registration and how to reach it. */
export function AboutPage({ about, community, locale }: { about: About; community: Community; locale: Locale }) {
  const { charter, partners, programs, neighbours } = about;
  const { stats, contact } = community;
  return (
    <>
      <PageHead title={m.about_title({}, { locale })} lead={community.introduction} />
      <ul className={styles.figures}>
        <Figure value={stats.companies} label={m.figure_companies({}, { locale })} />
        <Figure value={stats.members} label={m.figure_members({}, { locale })} />
        <Figure value={community.founded} label={m.figure_founded({}, { locale })} />
      </ul>
      <div className={sheet.columns}>
        <div className={sheet.stack}>
          <Sheet title={m.about_story({}, { locale })}>
            <div className={sheet.prose}>
              {about.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Sheet>
          {charter.length > 0 && (
            <Sheet title={m.about_charter({}, { locale })}>
              <ol className={styles.charter}>
                {charter.map((clause) => (
                  <li key={clause}>{clause}</li>
                ))}
              </ol>
            </Sheet>
          )}
        </div>
        <div className={sheet.stack}>
          <Sheet title={m.about_facts({}, { locale })}>
            <dl className={sheet.facts}>
              {about.registration_number && (
                <Fact name={m.fact_registration({}, { locale })}>{about.registration_number}</Fact>
              )}
              {about.registered_with && (
                <Fact name={m.fact_registered_with({}, { locale })}>{about.registered_with}</Fact>
              )}
              {about.charter_adopted_on && (
                <Fact name={m.fact_charter({}, { locale })}>
                  <time dateTime={about.charter_adopted_on}>{about.charter_adopted_on}</time>
                </Fact>
              )}
              <Fact name={m.contact_address({}, { locale })}>{contact.address}</Fact>
              <Fact name={m.contact_phone({}, { locale })}>
                <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
              </Fact>
            </dl>
            <p className={styles.ways}>
              <UiLink className={sheet.back} href={inLanguage('/people', locale)}>
                {m.to_people({}, { locale })}
              </UiLink>
              <UiLink className={sheet.back} href={inLanguage('/contact', locale)}>
                {m.to_contact({}, { locale })}
              </UiLink>
            </p>
          </Sheet>
          {partners.length > 0 && (
            <Sheet title={m.about_partners({}, { locale })}>
              <ul className={styles.partners}>
                {partners.map(({ id, name, summary, href }) => (
                  <li key={id}>
                    {href ? (
                      <a href={href} rel="noopener">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                    <span className={styles.summary}>{summary}</span>
                  </li>
                ))}
              </ul>
            </Sheet>
          )}
          {neighbours.length > 0 && (
            <Sheet title={m.about_neighbours({}, { locale })}>
              <ul className={styles.neighbours} data-neighbours="">
                {neighbours.map(({ cc_id, name, desc, seal, address }) => (
                  <li key={cc_id} className={styles.neighbour}>
                    <Seal characters={seal} size="small" />
                    <span>
                      {/* Another community's pages: another router, and perhaps another host. */}
                      <a href={address + inLanguage('/', locale)}>{name}</a>
                      <span className={styles.summary}>{desc}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </Sheet>
          )}
          {programs.length > 0 && (
            <Sheet title={m.about_programs({}, { locale })}>
              <ul className={styles.partners}>
                {programs.map(({ id, name, summary }) => (
                  <li key={id}>
                    {name}
                    <span className={styles.summary}>{summary}</span>
                  </li>
                ))}
              </ul>
            </Sheet>
          )}
        </div>
      </div>
    </>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <li className={styles.figure}>
      <span className={styles.value}>{value}</span>
      {label}
    </li>
  );
}
