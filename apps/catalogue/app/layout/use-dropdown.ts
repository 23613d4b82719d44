import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long a pointer must rest before a menu opens, in milliseconds: one that only passes by opens nothing. */
const restMs = 90;

/**
 * A dropdown's life: it opens to a mouse that rests on it, to the keyboard's focus and to its button, and closes to
 * Escape, to its button, and when pointer and focus have left. `isOpen` is null until scripts run.
 */
export function useDropdown() {
  const entry = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const [isRestedOn, setRestedOn] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => setOpen((current) => current ?? false), []);

  useEffect(() => {
    if (!isRestedOn) return;
    const timer = setTimeout(() => setOpen(true), restMs);
    return () => clearTimeout(timer);
  }, [isRestedOn]);

  // On the document, because a menu that a pointer opened has no focus (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before it is hidden: what is hidden loses the focus to nowhere.
      if (entry.current?.contains(document.activeElement)) openerOf(entry.current)?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);

  const frame = {
    ref: entry,
    'data-open': isOpen ?? undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setRestedOn(true);
    },
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      setRestedOn(false);
      if (!currentTarget.querySelector(':focus-visible')) setOpen(false);
    },
    // A click focuses its button as well, and must not open what it is about to close; nor must the way back from inside.
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      if (target.matches(':focus-visible') && !currentTarget.contains(relatedTarget)) setOpen(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setOpen(false);
    },
  };
  return { isOpen, wasOpen, toggle: () => setOpen((current) => !current), frame };
}

function openerOf(entry: HTMLElement): HTMLElement | null {
  return entry.querySelector<HTMLElement>('[aria-expanded]');
}
