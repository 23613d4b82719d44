import type { CartLine } from '@selvedge/domain/shop';
import { Button } from '@selvedge/ui';
import { useEffect, useRef } from 'react';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { cartParameter, writeCartLines } from './cart-address';
import styles from './undo-removal.module.css';
import { cartStore } from './use-cart';

/** A line that was just taken out. */
export interface Removed {
  readonly line: CartLine;
  /** Empty when it is not known any more. */
  readonly title: string;
  /** Where it stood, so that an undo puts it back there. */
  readonly place: number;
}

/** Says what was taken out, and puts it back. The focus comes here, since the pressed button is gone. */
export function UndoRemoval({
  removed: { line, title, place },
  lines,
  isKept,
  onDone,
}: {
  readonly removed: Removed;
  readonly lines: readonly CartLine[];
  readonly isKept: boolean;
  readonly onDone: () => void;
}) {
  const address = useSiteAddress();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (line) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [line]);
  const restored = [...lines.slice(0, place), line, ...lines.slice(place)];
  return (
    <form
      ref={box}
      className={styles.undo}
      method="post"
      action={address('/cart')}
      onSubmit={(event) => {
        if (!isKept) return;
        event.preventDefault();
        cartStore().replace(restored);
        onDone();
      }}
    >
      <input type="hidden" name={cartParameter} value={writeCartLines(restored)} />
      <span role="status">{title ? m.removed_line({ name: title }) : m.removed_some()}</span>
      <Button type="submit" kind="quiet">
        {m.undo()}
      </Button>
    </form>
  );
}
