import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage';
import { type Choice, consentStorageName, mayNote, type PrivacySignals, readChoice, writeChoice } from './consent';

const listeners = new Set<() => void>();

/** What the visitor of this browser answered. */
export function currentChoice(): Choice | null {
  return readChoice(browserStorage(), Date.now());
}

/** Whether this browser's visit may be noted. */
export function mayNoteHere(): boolean {
  return mayNote(currentChoice(), privacySignals());
}

export function choose(choice: Choice): void {
  writeChoice(browserStorage(), choice, Date.now());
  for (const listener of listeners) listener();
}

/** Calls the listener after every answer, also one given in another tab. */
export function onChoice(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === consentStorageName || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The answer in the browser; undefined while the page is still as the server drew it. */
export function useChoice(): Choice | null | undefined {
  return useSyncExternalStore<Choice | null | undefined>(onChoice, currentChoice, () => undefined);
}

export function privacySignals(): PrivacySignals {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & PrivacySignals;
  return { doNotTrack, globalPrivacyControl };
}
