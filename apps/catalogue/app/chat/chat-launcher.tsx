import { useLocation } from '@remix-run/react';
import { UiLink } from '@selvedge/ui';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { withoutLanguage } from '../language/address';
import { m } from '../paraglide/messages';
import { noteAction } from '../visitor/note-action';
import styles from './chat-launcher.module.css';
import type { ChatPanel } from './chat-state';
import { openChatHere, rememberInquired } from './chat-store';

const ChatWidget = lazy(() => import('./chat-widget'));

/**
 * The way into the chat (specification §2). Without script it leads to the contact page; with script it opens the
 * widget, whose parts are loaded only then.
 */
export function ChatLauncher({ isChatRequired }: { readonly isChatRequired: boolean }) {
  const { pathname } = useLocation();
  const [panel, setPanel] = useState<ChatPanel | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const wasClosed = useRef(false);

  useEffect(() => {
    setPanel(null);
    if (withoutLanguage(pathname) === '/inquire_success') rememberInquired();
  }, [pathname]);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (panel !== null) return setPanel(null);
    noteAction('chat_open');
    setPanel(openChatHere(isChatRequired));
  };
  const close = () => {
    wasClosed.current = true;
    setPanel(null);
  };
  // Not before it is gone: while it masks the page, nothing behind it can have the focus.
  useEffect(() => {
    if (panel === null && wasClosed.current) place.current?.querySelector('a')?.focus();
    wasClosed.current = false;
  }, [panel]);

  return (
    <>
      <span ref={place} className={styles.place}>
        <UiLink
          className={styles.launcher}
          href="/contact-us"
          onClick={open}
          data-chat-launcher=""
          {...(panel !== null && { 'aria-expanded': true })}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M2.5 3.5h15v10h-8l-4 3.5v-3.5h-3z" fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
          <span className={styles.word}>{m.chat()}</span>
        </UiLink>
      </span>
      {panel !== null && (
        <Suspense>
          <ChatWidget panel={panel} onPanel={setPanel} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
