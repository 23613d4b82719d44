import { useEffect, useState } from 'react';

/**
 * Counts whole seconds down and then does what was promised, once. The words around the number are the page's, so it
 * reads right in every language.
 */
export function Countdown({
  seconds,
  onEnd,
  children,
}: {
  readonly seconds: number;
  readonly onEnd: () => void;
  readonly children: (left: number) => React.ReactNode;
}) {
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (left <= 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onEnd]);

  return <>{children(Math.max(left, 0))}</>;
}
