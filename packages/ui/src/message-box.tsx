import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './message-box.module.css';
import { addMessageHost, type Message, messageState, noMessages, onMessages, removeMessage } from './message-store';
import { useHoldableTimer } from './use-holdable-timer';
import { whenStill } from './when-still';

/** Where {@link showMessage} speaks on the page. One stands in the application's frame. */
export function MessageBox({ closeLabel }: { readonly closeLabel: string }) {
  return <MessageOutlet closeLabel={closeLabel} />;
}

/** The messages, when this is the uppermost place to show them. */
export function MessageOutlet({ closeLabel }: { readonly closeLabel: string }) {
  const [host] = useState(() => Symbol('messages'));
  useEffect(() => addMessageHost(host), [host]);
  const { messages, hosts } = useSyncExternalStore(onMessages, messageState, noMessages);
  const shown = hosts.at(-1) === host ? messages : [];
  const said = (isUrgent: boolean) => shown.filter(({ kind }) => (kind === 'error') === isUrgent);
  // Both places are there before anything is said in them: only then screen readers say it.
  return (
    <div className={styles.place}>
      <MessageList role="alert" messages={said(true)} closeLabel={closeLabel} />
      <MessageList role="status" messages={said(false)} closeLabel={closeLabel} />
    </div>
  );
}

function MessageList({
  role,
  messages,
  closeLabel,
}: {
  readonly role: 'alert' | 'status';
  readonly messages: readonly Message[];
  readonly closeLabel: string;
}) {
  return (
    <div role={role} className={styles.list}>
      {messages.map((message) => (
        <MessageLine key={message.id} message={message} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

/** It goes by itself, but not while somebody reads it with the pointer or the focus on it (WCAG 2.2.1). */
function MessageLine({
  message: { id, text, kind, duration },
  closeLabel,
}: {
  readonly message: Message;
  readonly closeLabel: string;
}) {
  const line = useRef<HTMLDivElement>(null);
  const [isClosing, setClosing] = useState(false);
  const { hold, release } = useHoldableTimer(duration, () => setClosing(true));

  useEffect(() => {
    if (!isClosing || !line.current) return;
    whenStill(line.current).then(() => removeMessage(id));
  }, [isClosing, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that it is read; its button is the control
    <div
      ref={line}
      className={styles.message}
      data-kind={kind}
      data-closing={isClosing || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => setClosing(true)}>
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" />
        </svg>
      </button>
    </div>
  );
}
