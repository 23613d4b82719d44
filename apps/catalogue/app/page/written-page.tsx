import { classNames, Picture } from '@selvedge/ui';
import type { ReactNode } from 'react';
import type { SectionData } from '../home/section-data';
import { HtmlText } from '../layout/html-text';
import page from '../layout/page.module.css';
import { Crumbs } from '../layout/page-head';
import { Questions } from './questions';
import styles from './written-page.module.css';

export interface WrittenPageData {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly SectionData[];
}

const startsWithYear = /^\d{4}/;

/** A page that is written rather than listed: its lead, its sections, and whatever its route puts at the end. */
export function WrittenPage({
  content,
  children,
}: {
  readonly content: WrittenPageData;
  readonly children?: ReactNode;
}) {
  const { title, sections } = content;
  const lead = sections.find(({ kind }) => kind === 'lead');
  return (
    <>
      <div className={styles.lead}>
        <div className={styles.leadWords}>
          <Crumbs crumbs={[{ title }]} />
          <h1 className={styles.title}>{lead?.title ?? title}</h1>
          {lead ? (
            <HtmlText className={page.lead} html={lead.body_html} />
          ) : (
            <p className={page.lead}>{content.description}</p>
          )}
        </div>
        {lead?.img && (
          <div className={styles.leadPicture}>
            <Picture
              source={lead.img}
              ratio="fill"
              list="bannerList"
              sizes="(max-width: 1023px) 100vw, 58vw"
              priority
            />
          </div>
        )}
      </div>
      {lead && <Items section={lead} />}
      {sections
        .filter((section) => section !== lead)
        .map((section) => (
          <Section key={`${section.kind}${section.title}`} section={section} />
        ))}
      {children}
    </>
  );
}

function Section({ section }: { readonly section: SectionData }) {
  if (section.kind === 'questions') return <Questions section={section} />;
  const { kind, title, body_html, img } = section;
  return (
    <section className={kind === 'band' ? styles.band : undefined}>
      <div className={`${page.frame} ${kind === 'band' ? styles.bandInner : page.section}`}>
        <div className={img ? styles.pictured : styles.plain}>
          <h2 className={page.sectionTitle}>{title}</h2>
          {body_html && <HtmlText html={body_html} />}
          {img && (
            <Picture
              className={styles.picture}
              source={img}
              ratio="3 / 2"
              list="list"
              sizes="(max-width: 1023px) 100vw, 540px"
            />
          )}
        </div>
      </div>
      <Items section={section} />
    </section>
  );
}

/** Named facts: numbered where they are steps, ruled otherwise. Steps that are years bear their own numbers. */
function Items({ section: { kind, items } }: { readonly section: SectionData }) {
  if (items.length === 0) return null;
  const List = kind === 'steps' ? 'ol' : 'ul';
  const isNumbered = kind === 'steps' && !items.every(({ name }) => startsWithYear.test(name));
  return (
    <div className={page.frame}>
      <List className={classNames(kind === 'steps' ? styles.steps : styles.figures, isNumbered && styles.numbered)}>
        {items.map(({ name, value, note }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.value}>{value}</span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </List>
    </div>
  );
}
