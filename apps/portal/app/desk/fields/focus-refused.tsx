import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Puts the focus on the first field that the server has refused; the form itself only knows what it has checked. */
export function FocusRefused() {
  const mark = useRef<HTMLSpanElement>(null);
  const { submitCount } = useFormState();
  useEffect(() => {
    const wrong = mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') wrong?.focus();
  }, [submitCount]);
  return <span ref={mark} hidden />;
}
