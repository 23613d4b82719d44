import { ContactForm } from '../forms/contact-form';
import type { RefusedForm } from '../forms/sent-form';
import { inLanguage, type Locale } from '../language/address';
import type { Community } from '../layout/community';
import { PageHead } from '../page/page-head';
import { Sheet } from '../page/sheet';
import sheet from '../page/sheet.module.css';
import { m } from '../paraglide/messages';

/** How to reach the association, and its message board. */
export function ContactPage({ community, refused, isSent, locale }: ContactPageProps) {
  const { contact } = community;
  return (
    <>
      <PageHead title={m.contact_title({}, { locale })} lead={m.contact_lead({}, { locale })} />
      <div className={sheet.columns}>
        <Sheet title={m.message_title({}, { locale })}>
          <ContactForm
            action={inLanguage('/contact', locale)}
            content={m.message_content({}, { locale })}
            send={m.message_send({}, { locale })}
            sent={m.message_sent({}, { locale })}
            isSent={isSent}
            refused={refused}
            locale={locale}
          />
        </Sheet>
        <Sheet title={m.office_title({}, { locale })}>
          <dl className={sheet.facts}>
            <dt>{m.contact_phone({}, { locale })}</dt>
            <dd>
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            </dd>
            <dt>{m.contact_email({}, { locale })}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
            <dt>{m.contact_address({}, { locale })}</dt>
            <dd>{contact.address}</dd>
            <dt>{m.contact_hours({}, { locale })}</dt>
            <dd>{contact.hours}</dd>
          </dl>
        </Sheet>
      </div>
    </>
  );
}

interface ContactPageProps {
  readonly community: Community;
  readonly refused: RefusedForm | undefined;
  readonly isSent: boolean;
  readonly locale: Locale;
}
