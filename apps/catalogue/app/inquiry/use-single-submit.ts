import { type FormEvent, useEffect, useRef } from 'react';

/**
 * Lets a form be sent once until its answer is there. A double click is faster than React's next drawing, so the lock
 * is not part of what is drawn.
 *
 * @returns what to call on submit; it tells whether the form may go
 */
export function useSingleSubmit(isBusy: boolean): (event: FormEvent) => boolean {
  const isLocked = useRef(false);

  useEffect(() => {
    if (!isBusy) isLocked.current = false;
  }, [isBusy]);

  return (event) => {
    if (isLocked.current) event.preventDefault();
    const mayGo = !isLocked.current;
    isLocked.current = true;
    return mayGo;
  };
}
