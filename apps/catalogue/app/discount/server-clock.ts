import { limits } from '@selvedge/domain/limits';

/** The address of the server's clock; the same in every language. */
export const serverTimePath = '/server-time';

/** One answer of the server, and the browser's two clocks when it came. */
interface Known {
  readonly server: number;
  readonly monotonic: number;
  readonly wall: number;
}

/** In milliseconds: a monotonic clock that stood still so long has slept. */
const slept = 2000;
/** In milliseconds: how soon an unanswered question is asked again. */
const again = 10_000;

let known: Known | null = null;
let isAsking = false;
const listeners = new Set<() => void>();

/**
 * The server's time in unix seconds, whatever the visitor's clock says; null until it is known. Carried on by the
 * monotonic clock, which nobody can set; that one may stand still while a computer sleeps, so when the two clocks of
 * the browser have parted, the server is asked again.
 */
export function serverNow(): number | null {
  if (!known) return null;
  const passed = performance.now() - known.monotonic;
  if (Math.abs(Date.now() - known.wall - passed) > slept) void askTime();
  return (known.server + passed) / 1000;
}

/** Whether the time is known; another object after every answer. */
export const knownTime = (): Known | null => known;

/** Asks for the time when it is not known, and tells when it has come. */
export function followTime(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', wake);
  if (!known) void askTime();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', wake);
  };
}

function wake(): void {
  if (!document.hidden) void askTime();
}

async function askTime(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const asked = performance.now();
    const signal = AbortSignal.timeout(limits.requestTimeout);
    const answer = await fetch(serverTimePath, { cache: 'no-store', signal });
    const { now } = (await answer.json()) as { now: unknown };
    if (!answer.ok || typeof now !== 'number') throw new Error('The server did not tell the time.');
    const monotonic = performance.now();
    // The answer was true about half way.
    known = { server: now + (monotonic - asked) / 2, monotonic, wall: Date.now() };
    for (const listener of listeners) listener();
  } catch {
    // The date that stands in the page stays true; the countdown comes when the connection does.
    setTimeout(() => listeners.size > 0 && void askTime(), again);
  } finally {
    isAsking = false;
  }
}
