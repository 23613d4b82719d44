import { useLocation } from '@remix-run/react';
import { LinkButton, UiLink } from '@selvedge/ui';
import { withoutLanguage } from '../language/address';
import page from '../layout/page.module.css';
import { useSite } from '../layout/site-data';
import { m } from '../paraglide/messages';
import styles from './service-ways.module.css';

/** Where a service page leads on to: the inquiry, and the services beside it as the mill's own navigation lists them. */
export function ServiceWays() {
  const here = withoutLanguage(useLocation().pathname);
  const isHere = ({ href }: { readonly href: string }) => withoutLanguage(href) === here;
  const group = useSite()?.footer.find(({ children }) => children.some(isHere));
  return (
    <section className={`${page.frame} ${page.section}`}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 className={page.sectionTitle}>{m.message_heading()}</h2>
          <p className={page.lead}>{m.message_lead()}</p>
          <LinkButton href="/inquire_form">{m.send_inquiry()}</LinkButton>
        </div>
        {group && (
          <ul className={styles.services}>
            {group.children
              .filter((entry) => !isHere(entry))
              .map(({ title, href, target }) => (
                <li key={href}>
                  <UiLink className={styles.service} href={href} target={target}>
                    {title}
                  </UiLink>
                </li>
              ))}
          </ul>
        )}
      </div>
    </section>
  );
}
