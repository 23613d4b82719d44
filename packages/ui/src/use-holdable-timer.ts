import { useEffect, useRef, useState } from 'react';

/** The longest time that a browser's timer can count, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Does something once after a time in milliseconds, not counting the time for which it was held. */
export function useHoldableTimer(duration: number, onEnd: () => void) {
  const left = useRef(duration);
  const end = useRef(onEnd);
  end.current = onEnd;
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld || left.current > longest) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - since));
    };
  }, [isHeld]);

  return { hold: () => setHeld(true), release: () => setHeld(false) };
}
