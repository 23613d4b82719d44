import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names';
import styles from './dialog.module.css';
import { MessageOutlet } from './message-box';
import { whenStill } from './when-still';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the cross, and a press beside the dialog ask for it; whoever opened the dialog closes it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children?: ReactNode;
  /** Buttons below the text, the most likely one first: it gets the focus when nothing before it can have it. */
  readonly actions?: ReactNode;
  /** `alertdialog` for a question that must be answered before anything else. */
  readonly role?: 'dialog' | 'alertdialog';
  /** `wide` is for pictures and films, `normal` for words. */
  readonly size?: 'normal' | 'wide';
  readonly className?: string | undefined;
}

/**
 * A box above the page, on the browser's own `<dialog>`: it keeps the focus, and gives it back to what opened it. It
 * opens and closes within 200 ms (specification §4), at once with reduced motion. Nothing of it is in the page while it
 * is closed.
 */
export function Dialog(props: DialogProps) {
  // It stays until its closing was seen.
  const [isPresent, setPresent] = useState(props.open);
  if (props.open && !isPresent) setPresent(true);
  return isPresent ? <OpenDialog {...props} onGone={() => setPresent(false)} /> : null;
}

function OpenDialog({
  open,
  onClose,
  onGone,
  title,
  closeLabel,
  children,
  actions,
  role,
  size = 'normal',
  className,
}: DialogProps & { readonly onGone: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(element, open, onGone);

  // Only a press that begins beside the box: whoever marks a text and lets go outside of it wants to stay.
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, styles[size], className)}
      role={role}
      aria-labelledby={titleId}
      onMouseDown={closeBeside}
      onCancel={(event) => {
        // A film or a file chooser inside has its own cancelling.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closes by itself at a second Escape.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
    >
      <div className={styles.box}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {children && <div className={styles.content}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last in the order of Tab, first in sight. */}
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" />
          </svg>
        </button>
        <MessageOutlet closeLabel={closeLabel} />
      </div>
    </dialog>
  );
}

function useModal(element: React.RefObject<HTMLDialogElement>, open: boolean, onGone: () => void) {
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      delete dialog.dataset.closing;
      if (!dialog.open) dialog.showModal();
      return;
    }
    let isWanted = true;
    dialog.dataset.closing = 'true';
    whenStill(dialog).then(() => {
      if (!isWanted) return;
      dialog.close();
      gone.current();
    });
    return () => {
      isWanted = false;
    };
  }, [element, open]);
}
