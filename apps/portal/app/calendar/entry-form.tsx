import { Form } from '@remix-run/react';
import { Button, Field, TextAreaField } from '@selvedge/ui';
import { useRef } from 'react';
import { toBeijingField } from '../desk/beijing-time';
import { Choice } from '../forms/choice';
import { useFocusIssue } from '../forms/use-focus-issue';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './calendar.module.css';

/** An entry that was not taken: what was typed, and why. */
export interface EntryOutcome {
  /** Of the entry that was to change; null for a new one. */
  readonly id: number | null;
  readonly typed: Readonly<Record<'title' | 'from' | 'until' | 'place' | 'note', string>> & {
    readonly isCommunity: boolean;
  };
  readonly issues: Readonly<Partial<Record<string, string>>>;
  readonly problem: string | null;
}

interface EntryFormProps {
  /** What is changed; a new entry has none. */
  readonly entry?: {
    readonly id: number;
    readonly title: string;
    readonly place: string;
    readonly note: string;
    readonly start_time: number;
    readonly end_time: number;
  };
  /** The day that a new entry is for, `2026-11-21`. */
  readonly day?: string;
  /** Whether a new one may go into the association's calendar. */
  readonly canManage?: boolean;
  readonly outcome: EntryOutcome | undefined;
  readonly locale: Locale;
}

/** A new entry of one's calendar, or a changed one. */
export function EntryForm({ entry, day = '', canManage = false, outcome, locale }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusIssue(form, outcome);
  const { title = '', place = '', note = '' } = entry ?? {};
  const times = entry && { from: toBeijingField(entry.start_time), until: toBeijingField(entry.end_time) };
  const beginning = { title, place, note, from: `${day}T09:00`, until: `${day}T10:00`, isCommunity: false, ...times };
  const { issues = {}, problem = null, typed = beginning } = outcome ?? {};
  const optional = m.form_optional({}, { locale });
  return (
    <Form ref={form} className={styles.form} method="post" noValidate key={JSON.stringify(typed)}>
      {problem && (
        <p className={styles.problem} role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      {entry && <input type="hidden" name="id" value={entry.id} />}
      <Field
        label={m.calendar_title({}, { locale })}
        name="title"
        maxLength={200}
        defaultValue={typed.title}
        error={issues.title}
        required
      />
      <Field
        label={m.calendar_from({}, { locale })}
        name="from"
        type="datetime-local"
        defaultValue={typed.from}
        error={issues.start_time}
        required
      />
      <Field
        label={m.calendar_until({}, { locale })}
        name="until"
        type="datetime-local"
        defaultValue={typed.until}
        error={issues.end_time}
        required
      />
      <Field
        label={m.fact_place({}, { locale })}
        optional={optional}
        name="place"
        maxLength={200}
        defaultValue={typed.place}
        error={issues.place}
      />
      <TextAreaField
        label={m.calendar_note({}, { locale })}
        optional={optional}
        name="note"
        rows={2}
        maxLength={2000}
        defaultValue={typed.note}
        error={issues.note}
      />
      {canManage && (
        <Choice type="checkbox" name="community" defaultChecked={typed.isCommunity}>
          {m.calendar_for_all({}, { locale })}
        </Choice>
      )}
      <Button type="submit" name="intent" value={entry ? 'change' : 'add'}>
        {entry ? m.calendar_keep({}, { locale }) : m.calendar_save({}, { locale })}
      </Button>
    </Form>
  );
}
