/** What a visitor answered; `null` before any answer. */
export type Choice = 'accepted' | 'refused';

/** What the browser itself asks of sites, where it does. */
export interface PrivacySignals {
  /** Do Not Track: `'1'` is on. */
  readonly doNotTrack?: string | null | undefined;
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean | undefined;
}

/** What is needed of `localStorage`. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const consentStorageName = 'selvedge.consent';

/** An answer is asked for again after half a year. */
const validFor = 180 * 24 * 60 * 60 * 1000;

/**
 * The answer that a browser keeps, or null when there is none or it is too old.
 *
 * @param now milliseconds since 1970
 */
export function readChoice(storage: Pick<ConsentStorage, 'getItem'>, now: number): Choice | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(consentStorageName) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('choice' in kept) || !('at' in kept)) return null;
    const { choice, at } = kept;
    if (typeof at !== 'number' || at > now || now - at > validFor) return null;
    return choice === 'accepted' || choice === 'refused' ? choice : null;
  } catch {
    return null;
  }
}

export function writeChoice(storage: Pick<ConsentStorage, 'setItem'>, choice: Choice, now: number): void {
  try {
    storage.setItem(consentStorageName, JSON.stringify({ choice, at: now }));
  } catch {
    // A browser that keeps nothing asks again on the next page, and until then nothing is loaded.
  }
}

/**
 * Whether the visit may be noted on our own server. That needs no consent (docs/decisions, what needs consent), but a
 * refusal counts, and so does the browser's own wish where nothing was answered.
 */
export function mayNote(choice: Choice | null, signals: PrivacySignals): boolean {
  return choice === null ? !asksForPrivacy(signals) : choice === 'accepted';
}

/** Whether the tags of others may be loaded: only after a yes. */
export function mayLoadTags(choice: Choice | null): boolean {
  return choice === 'accepted';
}

/** Whether the question has to be put: there is something to agree to, and neither a person nor the browser answered. */
export function mustAsk(choice: Choice | null, signals: PrivacySignals, tags: readonly string[]): boolean {
  return tags.length > 0 && choice === null && !asksForPrivacy(signals);
}

function asksForPrivacy({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}
