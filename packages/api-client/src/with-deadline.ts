import { TransportError } from '@selvedge/error-catalogue';

/** The longest time that timers can count; a longer one would run out at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Runs work that may take `timeoutMs` and that the caller may abort. It settles in time even when the work does not
 * heed its signal, as a server in the same process need not.
 *
 * @throws TransportError `timeout` or `aborted`
 */
export async function withDeadline<T>(
  timeoutMs: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborted = () => new TransportError('aborted', { cause: outer && reasonOf(outer) });
  if (outer?.aborted) throw aborted();

  const controller = new AbortController();
  const { signal } = controller;
  const onAbort = () => controller.abort(aborted());
  const onTimeout = () => controller.abort(new TransportError('timeout', { timeoutMs }));
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
  });
  const timer = setTimeout(onTimeout, Math.min(timeoutMs, longestTimerMs));
  outer?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work(signal), stopped]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', onAbort);
  }
}

/** Why a signal was aborted; the platform leaves the type open, because it may be whatever its owner said. */
function reasonOf({ reason }: { readonly reason: unknown }): unknown {
  return reason;
}
