import { limits } from '@selvedge/domain/limits';
import { classNames } from '@selvedge/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { m } from '../paraglide/messages';
import styles from './sub-list.module.css';

/**
 * A list of the navigation that folds when it is higher than 320 px (specification §9). Without script the rest is
 * reached by scrolling.
 */
export function SubList({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const isHigh = useIsHigh(list);
  const [isWhole, setWhole] = useState(false);
  const isFolded = isHigh === true && !isWhole;

  // What lies below the fold keeps its place, so that it can be measured, but is no stop of the keyboard.
  useEffect(() => {
    for (const item of Array.from(list.current?.children ?? [])) {
      if (item instanceof HTMLElement) item.toggleAttribute('data-folded', isFolded && isBelowFold(item));
    }
  });

  return (
    <div>
      <ul
        ref={list}
        id={id}
        className={classNames(styles.list, className)}
        data-state={isHigh === null ? undefined : isFolded ? 'folded' : 'whole'}
      >
        {children}
      </ul>
      {isHigh && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? m.show_fewer() : m.show_all()}
        </button>
      )}
    </div>
  );
}

const isBelowFold = (item: HTMLElement) => item.offsetTop + item.offsetHeight > limits.navSubListHeight;

/** Whether a list is higher than the fold, seen anew whenever its size changes; null until it has been seen. */
function useIsHigh(list: React.RefObject<HTMLElement>): boolean | null {
  const [seen, setSeen] = useState<{ readonly isHigh: boolean; readonly width: number } | null>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // In a closed menu it has no height at all, which says nothing.
      if (element.scrollHeight === 0) return;
      setSeen({ isHigh: element.scrollHeight > limits.navSubListHeight, width: element.clientWidth });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return seen?.isHigh ?? null;
}
