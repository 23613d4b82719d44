import { Form, useNavigation } from '@remix-run/react';
import { Button, Field } from '@selvedge/ui';
import { useRef } from 'react';
import { CustomFormFields } from '../custom-forms/custom-form-fields';
import { Choice } from '../forms/choice';
import { useFocusIssue } from '../forms/use-focus-issue';
import type { Locale } from '../language/address';
import { Sheet } from '../page/sheet';
import { m } from '../paraglide/messages';
import type { ApplicationPageProps } from './application-page';
import styles from './joining.module.css';

/** An application while it is written: kept with what is wrong and missing, and judged when it is sent. */
export function ApplicationForm({ application, outcome, more, locale }: ApplicationPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const { formData } = useNavigation();
  const issues = outcome?.issues ?? {};
  useFocusIssue(form, outcome);
  const { kind, version, name, email, phone } = application;
  const busy = (intent: string) => formData?.get('intent') === intent;
  return (
    <Form method="post" encType="multipart/form-data" ref={form} className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {/* What Enter does: nobody sends an application by accident. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
      <Sheet title={application.form}>
        <div className={styles.form}>
          <Field
            label={kind === 'company' ? m.join_company_name({}, { locale }) : m.join_person_name({}, { locale })}
            name="name"
            maxLength={200}
            defaultValue={name}
            error={issues.name}
            autoComplete={kind === 'company' ? 'organization' : 'name'}
          />
          <Field
            label={m.join_email({}, { locale })}
            name="email"
            type="email"
            maxLength={254}
            defaultValue={email}
            error={issues.email}
            autoComplete="email"
          />
          <Field
            label={m.join_phone({}, { locale })}
            name="phone"
            type="tel"
            maxLength={40}
            defaultValue={phone}
            error={issues.phone}
            autoComplete="tel"
          />
        </div>
      </Sheet>
      {kind === 'company' && <People application={application} issues={issues} locale={locale} />}
      <Sheet title={m.join_questions({}, { locale })}>
        <div className={styles.form}>
          <CustomFormFields
            form={application.custom_form.form}
            name="answers"
            answers={application.answers}
            issues={issues}
            regions={application.regions}
            files={application.files}
            more={more}
            locale={locale}
          />
        </div>
      </Sheet>
      <div className={styles.buttons}>
        <Button type="submit" name="intent" value="submit" busy={busy('submit')}>
          {m.join_submit({}, { locale })}
        </Button>
        <Button type="submit" kind="quiet" name="intent" value="save" busy={busy('save')}>
          {m.join_save({}, { locale })}
        </Button>
      </div>
    </Form>
  );
}

interface PeopleProps {
  readonly application: ApplicationPageProps['application'];
  readonly issues: Readonly<Partial<Record<string, string>>>;
  readonly locale: Locale;
}

/** The colleagues of a company: one row a seat, so that it works without script. */
function People({ application: { people, seats }, issues, locale }: PeopleProps) {
  const contact = Math.max(
    0,
    people.findIndex(({ is_contact }) => is_contact),
  );
  return (
    <Sheet title={m.join_people({}, { locale })}>
      <div className={styles.form}>
        <p className={styles.when}>{m.join_people_hint({}, { locale })}</p>
        {Array.from({ length: seats }, (_, place) => (
          <fieldset key={place} className={styles.person}>
            <legend className={styles.legend}>{m.join_colleague({ number: place + 1 }, { locale })}</legend>
            <Field
              label={m.join_colleague_name({}, { locale })}
              name={`people.${place}.name`}
              maxLength={100}
              defaultValue={people[place]?.name}
              error={issues[`people.${place}.name`] ?? issues[`people.${place}.is_contact`]}
            />
            <Field
              label={m.join_colleague_email({}, { locale })}
              name={`people.${place}.email`}
              type="email"
              maxLength={254}
              defaultValue={people[place]?.email}
              error={issues[`people.${place}.email`]}
            />
            <Field
              label={m.join_colleague_post({}, { locale })}
              name={`people.${place}.post`}
              maxLength={100}
              defaultValue={people[place]?.post}
              error={issues[`people.${place}.post`]}
              optional={m.form_optional({}, { locale })}
            />
            <Choice type="radio" name="contact" value={place} defaultChecked={place === contact}>
              {m.join_contact({}, { locale })}
            </Choice>
          </fieldset>
        ))}
      </div>
    </Sheet>
  );
}
