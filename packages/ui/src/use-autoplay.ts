import { sliderDefaults } from '@selvedge/domain/limits';
import { type RefObject, useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

export interface Autoplay {
  /** What the reader has chosen, or the system's wish for less motion; the page may hold it still for a while. */
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/**
 * Takes a step every three seconds (specification §9) as long as nobody minds: not where less motion is wished for,
 * not while the pointer or the keyboard's focus is in the list, not in a tab that nobody sees, and not once it was
 * paused.
 *
 * @param list where the pointer and the focus hold it still; its pause button stands outside
 */
export function useAutoplay(isWanted: boolean, list: RefObject<HTMLElement>, step: () => void): Autoplay {
  const [isOn, setOn] = useState(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    const media = matchMedia(reducedMotion);
    const obey = () => setOn(!media.matches);
    obey();
    media.addEventListener('change', obey);
    return () => media.removeEventListener('change', obey);
  }, [isWanted]);

  useEffect(() => {
    const element = list.current;
    if (!isWanted || !element) return;
    const look = () => {
      setHeld(document.hidden || element.matches(':hover') || element.contains(document.activeElement));
    };
    // The focus has left only after the event that says so.
    const lookSoon = () => queueMicrotask(look);
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const;
    for (const name of events) element.addEventListener(name, lookSoon);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const name of events) element.removeEventListener(name, lookSoon);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted, list]);

  useEffect(() => {
    if (!isWanted || !isOn || isHeld) return;
    const timer = setInterval(step, sliderDefaults.autoplayDelay);
    return () => clearInterval(timer);
  }, [isWanted, isOn, isHeld, step]);

  return { isOn, toggle: () => setOn((was) => !was) };
}
