import { AnswerError } from '@selvedge/api-client';
import { Button, Field } from '@selvedge/ui';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { priceText } from '../activities/words';
import { type DeskCalls, deskApi } from '../desk/desk-api';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './door.module.css';
import { hashOfCode } from './door-store';
import { ScanButton } from './scan-button';
import { type DoorList, useDoor } from './use-door';

interface DoorPageProps {
  readonly ccId: number;
  readonly calls: DeskCalls;
  readonly activity: { readonly id: number; readonly title: string };
  readonly list: DoorList;
  readonly locale: Locale;
}

/** The list of the door. It goes on without a connection: what is noted then is kept on the device and sent later. */
export function DoorPage({ ccId, calls, activity, list, locale }: DoorPageProps) {
  const [isMounted, setMounted] = useState(false);
  const api = useMemo(() => (isMounted ? deskApi(calls, locale) : null), [isMounted, calls, locale]);
  const door = useDoor({ api, ccId, activityId: activity.id, list });
  const [words, setWords] = useState('');
  const [told, setTold] = useState<{ readonly text: string; readonly isGood: boolean } | null>(null);
  useEffect(() => {
    setMounted(true);
    void keepPage();
  }, []);
  const come = [...door.times.values()].filter((time) => time !== null).length;
  const wanted = words.trim().toLowerCase();
  const shown = list.filter(({ name, contact }) => `${name} ${contact}`.toLowerCase().includes(wanted));

  const letIn = async (one: DoorList[number]) => {
    if (door.times.get(one.place_id)) {
      setTold({ text: m.door_twice({ name: one.name }, { locale }), isGood: false });
      return;
    }
    await door.note(one.place_id, false);
    const owed = one.unpaid > 0 ? ` ${m.door_unpaid({ price: priceText(one.unpaid, locale) }, { locale })}` : '';
    setTold({ text: m.door_welcome({ name: one.name }, { locale }) + owed, isGood: one.unpaid === 0 });
    setWords('');
  };
  const readCode = async (code: string) => {
    const hash = await hashOfCode(code);
    const one = list.find(({ code_hash }) => code_hash === hash);
    if (one === undefined) setTold({ text: m.door_unknown({}, { locale }), isGood: false });
    else await letIn(one);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [only] = shown;
    void (shown.length === 1 && only !== undefined ? letIn(only) : readCode(words));
  };
  return (
    <main className={styles.page} data-ready={door.isReady || undefined} id="main">
      <header className={styles.head}>
        <h1 className={styles.title}>
          {m.door_title({}, { locale })} · {activity.title}
        </h1>
        <p className={styles.count} role="status">
          {m.door_count({ come, all: list.length }, { locale })}
        </p>
        <p className={styles.state} data-online={door.isOnline} role="status">
          {door.isOnline ? m.door_online({}, { locale }) : m.door_offline({}, { locale })}
          {door.waiting > 0 && ` · ${m.door_waiting({ count: door.waiting }, { locale })}`}
        </p>
      </header>
      <noscript>{m.door_script({}, { locale })}</noscript>
      <form className={styles.search} onSubmit={submit}>
        <Field
          label={m.door_search({}, { locale })}
          name="words"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit">{m.door_check_in({}, { locale })}</Button>
        <ScanButton onCode={readCode} locale={locale} />
      </form>
      {told && (
        <p className={styles.told} data-good={told.isGood} role="alert">
          {told.text}
        </p>
      )}
      <ul className={styles.list}>
        {shown.map((one) => {
          const time = door.times.get(one.place_id) ?? null;
          return (
            <li key={one.place_id} className={styles.row} data-here={time !== null || undefined}>
              <span>
                <strong>{one.name}</strong>
                <small className={styles.note}>
                  {[one.contact === one.name ? '' : one.contact, one.ticket].filter(Boolean).join(' · ')}
                </small>
              </span>
              {time === null ? (
                <Button onClick={() => void letIn(one)}>{m.door_check_in({}, { locale })}</Button>
              ) : (
                <Button kind="plain" onClick={() => void door.note(one.place_id, true)}>
                  {m.door_undo({}, { locale })}
                </Button>
              )}
            </li>
          );
        })}
        {shown.length === 0 && <li className={styles.row}>{m.door_none({}, { locale })}</li>}
      </ul>
      <WalkIn
        onName={async (name) => {
          if (api === null) return false;
          try {
            await api.activityDesk.enrolFor({
              ccId,
              activityId: activity.id,
              source: 'walk_in',
              contact: name,
              people: [{ name }],
              idempotency_key: crypto.randomUUID(),
            });
            setTold({ text: m.door_welcome({ name }, { locale }), isGood: true });
            return true;
          } catch (error) {
            setTold({ text: whyNotIn(error, locale), isGood: false });
            return false;
          }
        }}
        locale={locale}
      />
    </main>
  );
}

/** Why nobody came in: a seat must be free, and that is not known without a connection. */
function whyNotIn(error: unknown, locale: Locale): string {
  if (!(error instanceof AnswerError)) return m.door_walk_in_offline({}, { locale });
  if (error.status === 409) return m.door_walk_in_full({}, { locale });
  return error.issues[0]?.message ?? error.message;
}

/** Somebody who comes without being enrolled; that needs a connection, because a seat must be free. */
function WalkIn({ onName, locale }: { onName: (name: string) => Promise<boolean>; locale: Locale }) {
  const [name, setName] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && (await onName(name.trim()))) setName('');
  };
  return (
    <details className={styles.walkIn}>
      <summary>{m.door_walk_in({}, { locale })}</summary>
      <form className={styles.search} onSubmit={(event) => void submit(event)}>
        <Field
          label={m.door_walk_in_name({}, { locale })}
          name="walk-in"
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit">{m.door_check_in({}, { locale })}</Button>
      </form>
    </details>
  );
}

/** Has the worker keep this page and everything that it has loaded, so that it opens without a connection. */
async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/door-worker.js', { scope: window.location.pathname });
  const worker = registration.active ?? registration.installing ?? registration.waiting;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = loaded.filter((address) => new URL(address).origin === window.location.origin);
  worker?.postMessage([window.location.href, ...own.filter((address) => address.includes('/assets/'))]);
}
