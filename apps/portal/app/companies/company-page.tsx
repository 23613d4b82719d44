import { Picture, UiLink } from '@selvedge/ui';
import { payText } from '../home/pay-text';
import { rankLabels } from '../home/ranks';
import { inLanguage, type Locale } from '../language/address';
import { Seal } from '../layout/seal';
import { Fact } from '../page/fact';
import { RowList } from '../page/row-list';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import { PersonLink } from '../people/person-link';
import styles from './company-page.module.css';
import type { Company } from './load-company.server';

/** A member company: who it is, what it makes, whom it looks for and who works there. */
export function CompanyPage({ company, seal, locale }: { company: Company; seal: string; locale: Locale }) {
  const { name, trade, rank, img, paragraphs, products, jobs, people } = company;
  return (
    <>
      <header className={styles.head}>
        {img && (
          <div className={styles.picture}>
            <Picture source={img} list="bannerList" sizes="(max-width: 768px) 100vw, 1240px" ratio="fill" priority />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.name}>
            {name}
            <Seal characters={seal} size="small" />
          </h1>
          <p className={styles.trade}>{trade}</p>
          <p className={styles.rank}>{rankLabels[rank]({}, { locale })}</p>
        </div>
      </header>
      <div className={sheet.columns}>
        <div className={sheet.stack}>
          {paragraphs.length > 0 && (
            <Sheet title={m.company_introduction({}, { locale })}>
              <div className={sheet.prose}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Sheet>
          )}
          {products.length > 0 && (
            <Sheet title={m.company_products({}, { locale })}>
              <ul className={styles.products}>
                {products.map(({ id, name: title, summary, img: picture }) => (
                  <li key={id} className={styles.product}>
                    <div className={styles.shot}>
                      <Picture source={picture} sizes="(max-width: 768px) 46vw, 220px" ratio="fill" decorative />
                    </div>
                    <h3 className={styles.productName}>{title}</h3>
                    <p className={styles.trade}>{summary}</p>
                  </li>
                ))}
              </ul>
            </Sheet>
          )}
          {jobs.length > 0 && (
            <Sheet title={m.jobs_title({}, { locale })}>
              <RowList
                bare
                rows={jobs.map((job) => ({
                  key: job.id,
                  href: inLanguage(`/jobs/${job.id}`, locale),
                  title: job.title,
                  aside: payText(job.pay, locale),
                  summary: job.summary,
                }))}
              />
            </Sheet>
          )}
        </div>
        <div className={sheet.stack}>
          <CompanyFacts company={company} locale={locale} />
          {people.length > 0 && (
            <Sheet title={m.company_people({}, { locale })}>
              <ul>
                {people.map((person) => (
                  <li key={person.id}>
                    <PersonLink person={person} lines={[person.post]} locale={locale} />
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

function CompanyFacts({ company, locale }: { company: Company; locale: Locale }) {
  const { trades, region, address, founded, employees, joinedYear, phone, email, website } = company;
  const base = inLanguage('/companies', locale);
  return (
    <Sheet title={m.company_facts({}, { locale })}>
      <dl className={sheet.facts}>
        {trades.length > 0 && (
          <Fact name={m.filter_trade({}, { locale })}>
            {trades.map(({ id, title }, place) => (
              <span key={id}>
                {place > 0 && ' · '}
                <UiLink href={`${base}?trade=${id}`}>{title}</UiLink>
              </span>
            ))}
          </Fact>
        )}
        {region && <Fact name={m.filter_region({}, { locale })}>{region}</Fact>}
        {founded !== null && <Fact name={m.fact_founded({}, { locale })}>{founded}</Fact>}
        {employees !== null && <Fact name={m.fact_employees({}, { locale })}>{employees}</Fact>}
        <Fact name={m.fact_member_since({}, { locale })}>{joinedYear}</Fact>
        {address && <Fact name={m.contact_address({}, { locale })}>{address}</Fact>}
        {phone && (
          <Fact name={m.contact_phone({}, { locale })}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </Fact>
        )}
        {email && (
          <Fact name={m.contact_email({}, { locale })}>
            <a href={`mailto:${email}`}>{email}</a>
          </Fact>
        )}
        {website && (
          <Fact name={m.fact_website({}, { locale })}>
            <a href={website} rel="noopener nofollow">
              {website.replace(/^https?:\/\//, '')}
            </a>
          </Fact>
        )}
      </dl>
    </Sheet>
  );
}
