import { Picture, UiLink } from '@selvedge/ui';
import { rankLabels } from '../home/ranks';
import { inLanguage, type Locale } from '../language/address';
import { Seal } from '../layout/seal';
import { Fact } from '../page/fact';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import { Disc } from '../people/disc';
import type { Member } from './load-member.server';
import styles from './member-page.module.css';

/** Somebody, as far as they show themselves: what is hidden leaves no gap and no label. */
export function MemberPage({ member, seal, locale }: { member: Member; seal: string; locale: Locale }) {
  const { id, name, initial, img, post, company, region, positions, introduction, phone, email, joined } = member;
  return (
    <article className={`${sheet.sheet} ${styles.member}`}>
      <header className={styles.head}>
        {img ? (
          <span className={styles.face}>
            <Picture source={img} sizes="96px" ratio="fill" />
          </span>
        ) : (
          <Disc id={id} initial={initial} />
        )}
        <div>
          <h1 className={styles.name}>
            {name}
            <Seal characters={seal} size="small" />
          </h1>
          {positions.length > 0 && <p className={styles.office}>{positions.join(' · ')}</p>}
          {post && <p className={styles.post}>{post}</p>}
        </div>
      </header>
      {introduction && <p className={sheet.prose}>{introduction}</p>}
      <dl className={sheet.facts}>
        {company && (
          <Fact name={m.fact_company({}, { locale })}>
            <UiLink href={inLanguage(`/companies/${company.id}`, locale)}>{company.name}</UiLink>
            {` · ${rankLabels[company.rank]({}, { locale })}`}
          </Fact>
        )}
        {region && <Fact name={m.filter_region({}, { locale })}>{region}</Fact>}
        {joined && (
          <Fact name={m.fact_joined({}, { locale })}>
            <time dateTime={joined.machine}>{joined.text}</time>
          </Fact>
        )}
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
      </dl>
      <p className={styles.privacy}>{m.member_privacy({}, { locale })}</p>
      <p>
        <UiLink className={sheet.back} href={inLanguage('/members', locale)}>
          {m.to_members({}, { locale })}
        </UiLink>
      </p>
    </article>
  );
}
