import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

export interface TabPanel {
  /** Part of the page's address: `#reviews` opens the panel of that name. */
  readonly id: string;
  readonly title: string;
  readonly count?: number | undefined;
  readonly content: ReactNode;
}

/**
 * Panels behind tabs. Without script they are what they always were: sections under one another with a row of links
 * to them; with script the row becomes tabs, moved through by arrow keys.
 */
export function Tabs({ label, panels }: { readonly label: string; readonly panels: readonly TabPanel[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [jumped, setJumped] = useState<string | null>(null);
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);

  const ids = panels.map(({ id }) => id).join(' ');
  useEffect(() => {
    const known = ids.split(' ');
    const named = () => known.find((id) => id === window.location.hash.slice(1));
    const open = () => {
      const id = named();
      if (id === undefined) return;
      setChosen(id);
      setJumped(id);
    };
    setChosen((current) => current ?? known[0] ?? null);
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [ids]);
  // The browser went to the panel's place while the others were still open above it, or while it was hidden.
  useEffect(() => {
    if (jumped !== null) document.getElementById(jumped)?.scrollIntoView();
    setJumped(null);
  }, [jumped]);

  const moveTo = (event: KeyboardEvent) => {
    const index = panels.findIndex(({ id }) => id === chosen);
    const next = panels[neighbour(event.key, index, panels.length)];
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  const works = chosen !== null;
  return (
    <div className={styles.tabs}>
      <div className={styles.row} ref={row} {...(works && { role: 'tablist', 'aria-label': label, onKeyDown: moveTo })}>
        {panels.map(({ id, title, count }) => (
          <a
            key={id}
            className={styles.tab}
            href={`#${id}`}
            data-tab={id}
            {...(works && {
              id: `${prefix}${id}`,
              role: 'tab',
              'aria-selected': id === chosen,
              'aria-controls': id,
              tabIndex: id === chosen ? 0 : -1,
              onClick: (event) => {
                event.preventDefault();
                setChosen(id);
              },
            })}
          >
            {title}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </a>
        ))}
      </div>
      {panels.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          className={styles.panel}
          hidden={works && id !== chosen}
          {...(works && { role: 'tabpanel', 'aria-labelledby': `${prefix}${id}`, tabIndex: 0 })}
        >
          {!works && <h2 className={styles.heading}>{title}</h2>}
          {content}
        </section>
      ))}
    </div>
  );
}

/** Which tab a key leads to; -1 for keys that mean nothing here. */
function neighbour(key: string, index: number, length: number): number {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % length,
    ArrowLeft: (index - 1 + length) % length,
    Home: 0,
    End: length - 1,
  };
  return moves[key] ?? -1;
}
