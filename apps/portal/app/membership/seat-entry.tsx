import { Form } from '@remix-run/react';
import { Button, Field, VisuallyHidden } from '@selvedge/ui';
import { useRef } from 'react';
import { useFocusIssue } from '../forms/use-focus-issue';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { SeatOutcome } from './change-seats.server';
import type { Seat } from './load-seats.server';
import styles from './membership.module.css';

interface SeatProps {
  readonly companyId: number;
  readonly outcome: SeatOutcome | undefined;
  readonly locale: Locale;
}

/** One seat: who sits on it, and what the contact can do with it. The own seat is handed over by the desk. */
export function SeatEntry(props: SeatProps & { readonly seat: Seat; readonly mayChange: boolean }) {
  const { seat, mayChange, companyId, outcome, locale } = props;
  const facts = [seat.post, seat.email, seat.has_account ? '' : m.seats_waits({}, { locale })];
  return (
    <li className={styles.entry}>
      <p>
        <strong>{seat.name}</strong>
        {seat.is_contact && <span className={styles.mark}>{m.join_contact({}, { locale })}</span>}
      </p>
      <p className={styles.soft}>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {mayChange && !seat.is_contact && (
        <div className={styles.acts}>
          <details className={styles.act} open={outcome?.at === String(seat.id)}>
            <summary className={styles.link}>
              {m.seats_transfer({}, { locale })}
              <VisuallyHidden>{` · ${seat.name}`}</VisuallyHidden>
            </summary>
            <HolderForm companyId={companyId} at={String(seat.id)} seatId={seat.id} {...{ outcome, locale }} />
          </details>
          <details className={styles.act}>
            <summary className={styles.link}>
              {m.seats_end({}, { locale })}
              <VisuallyHidden>{` · ${seat.name}`}</VisuallyHidden>
            </summary>
            <p>{m.seats_end_sure({}, { locale })}</p>
            <OneStep companyId={companyId} seatId={seat.id} change="end" label={m.seats_end({}, { locale })} />
          </details>
          <OneStep
            companyId={companyId}
            seatId={seat.id}
            change="contact"
            label={m.seats_make_contact({}, { locale })}
            about={seat.name}
          />
        </div>
      )}
    </li>
  );
}

interface OneStepProps {
  readonly companyId: number;
  readonly seatId: number;
  readonly change: 'end' | 'contact';
  readonly label: string;
  readonly about?: string;
}

function OneStep({ companyId, seatId, change, label, about }: OneStepProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="company_id" value={companyId} />
      <input type="hidden" name="seat_id" value={seatId} />
      <Button type="submit" kind="plain" name="change" value={change}>
        {label}
        {about !== undefined && <VisuallyHidden>{` · ${about}`}</VisuallyHidden>}
      </Button>
    </Form>
  );
}

interface HolderFormProps extends SeatProps {
  /** Which form an outcome is of. */
  readonly at: string;
  /** The seat that is handed over; a free one without it. */
  readonly seatId?: number;
}

/** Who comes onto a seat. */
export function HolderForm({ companyId, seatId, at, outcome, locale }: HolderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const own = outcome?.at === at ? outcome : undefined;
  useFocusIssue(form, own);
  const isNew = seatId === undefined;
  return (
    <Form method="post" ref={form} className={styles.seats} noValidate preventScrollReset>
      <input type="hidden" name="company_id" value={companyId} />
      {!isNew && <input type="hidden" name="seat_id" value={seatId} />}
      {own?.problem && (
        <p className={styles.alert} role="alert" tabIndex={-1}>
          {own.problem}
        </p>
      )}
      <Field
        label={m.join_colleague_name({}, { locale })}
        name="name"
        maxLength={100}
        required
        defaultValue={own?.typed.name}
        error={own?.issues.name}
        autoComplete="off"
      />
      <Field
        label={m.join_colleague_email({}, { locale })}
        name="email"
        type="email"
        maxLength={254}
        required
        defaultValue={own?.typed.email}
        error={own?.issues.email}
        autoComplete="off"
      />
      <Button type="submit" name="change" value={isNew ? 'add' : 'transfer'}>
        {isNew ? m.seats_add({}, { locale }) : m.seats_transfer({}, { locale })}
      </Button>
    </Form>
  );
}
