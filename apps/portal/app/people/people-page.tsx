import { Empty } from '../home/empty';
import type { Locale } from '../language/address';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';
import type { Bodies } from './load-people.server';
import styles from './people-page.module.css';
import { PersonLink } from './person-link';
import { positionRanks } from './position-ranks';

/** Who holds which office, body by body. */
export function PeoplePage({ bodies, locale }: { bodies: Bodies; locale: Locale }) {
  return (
    <>
      <PageHead title={m.people_title({}, { locale })} lead={m.people_lead({}, { locale })} />
      <div className={sheet.stack}>
        {bodies.length === 0 && (
          <Empty title={m.council_empty({}, { locale })} text={m.council_empty_text({}, { locale })} />
        )}
        {bodies.map(({ rank, offices }) => (
          <Sheet key={rank} title={positionRanks[rank]({}, { locale })}>
            {offices.map(({ id, title, duty, members }) => (
              <div key={id} className={styles.office}>
                <div>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.duty}>{duty}</p>
                </div>
                {members.length === 0 && <p className={styles.duty}>{m.office_vacant({}, { locale })}</p>}
                <ul className={styles.holders}>
                  {members.map((member) => (
                    <li key={member.id}>
                      <PersonLink person={member} lines={[member.company, member.term]} locale={locale} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Sheet>
        ))}
      </div>
    </>
  );
}
