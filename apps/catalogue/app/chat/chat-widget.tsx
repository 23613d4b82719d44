import { Button } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { MessageForm } from '../inquiry/message-form';
import { m } from '../paraglide/messages';
import { ChatList } from './chat-list';
import type { ChatPanel } from './chat-state';
import { rememberMet } from './chat-store';
import styles from './chat-widget.module.css';

/** Up to this width the widget covers the page with a mask (specification §2, §9: 576 px). */
const masked = '(max-width: 576px)';

/** The opened widget: the inquiry, or the ways to chat. On a small screen it masks the page, elsewhere it stands beside it. */
export default function ChatWidget({
  panel,
  onPanel,
  onClose,
}: {
  readonly panel: ChatPanel;
  readonly onPanel: (panel: ChatPanel) => void;
  readonly onClose: () => void;
}) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const dialog = box.current;
    const small = window.matchMedia(masked);
    const show = () => {
      if (dialog?.open) dialog.close();
      if (small.matches) dialog?.showModal();
      else dialog?.show();
      heading.current?.focus();
    };
    show();
    small.addEventListener('change', show);
    return () => small.removeEventListener('change', show);
  }, []);

  useEffect(() => heading.current?.focus(), [panel]);

  const goToChat = () => {
    rememberMet();
    onPanel('chat');
  };
  return (
    <dialog
      ref={box}
      className={styles.widget}
      aria-labelledby="chat-title"
      data-chat-panel={panel}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // A dialog beside the page has no Escape of its own.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 ref={heading} id="chat-title" className={styles.title} tabIndex={-1}>
            {panel === 'inquiry' ? m.chat_inquiry_title() : m.chat_title()}
          </h2>
          <button type="button" className={styles.close} aria-label={m.close()} onClick={onClose}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" />
            </svg>
          </button>
        </header>
        {panel === 'inquiry' ? (
          <>
            <MessageForm id="chat-message" level={3} />
            <Button kind="quiet" className={styles.instead} onClick={goToChat}>
              {m.chat_instead()}
            </Button>
          </>
        ) : (
          <ChatList />
        )}
      </div>
    </dialog>
  );
}
