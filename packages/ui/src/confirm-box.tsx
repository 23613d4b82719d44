import { useRef, useSyncExternalStore } from 'react';
import { Button } from './button';
import { onQuestions, openQuestion } from './confirm-store';
import { Dialog } from './dialog';

const noQuestion = () => undefined;

/** Where {@link confirm} asks. One stands in the application's frame. */
export function ConfirmBox({ closeLabel }: { readonly closeLabel: string }) {
  const question = useSyncExternalStore(onQuestions, openQuestion, noQuestion);
  // The words stay while the box closes.
  const last = useRef(question);
  if (question) last.current = question;
  const shown = last.current;
  if (!shown) return null;
  return (
    <Dialog
      open={question !== undefined}
      role="alertdialog"
      title={shown.title}
      closeLabel={closeLabel}
      onClose={() => shown.answer(false)}
      actions={
        <>
          <Button onClick={() => shown.answer(true)}>{shown.ok}</Button>
          {shown.cancel && (
            <Button kind="quiet" onClick={() => shown.answer(false)}>
              {shown.cancel}
            </Button>
          )}
        </>
      }
    >
      <p>{shown.text}</p>
    </Dialog>
  );
}
