import type { Log } from '../log/create-log';

export interface RepeatOptions {
  /** What the log calls the work when it fails. */
  readonly name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  readonly every: number;
  /** Milliseconds before the first run; a start has better things to do. Default `every`. */
  readonly first?: number;
  readonly log: Log;
}

/**
 * Does work again and again for as long as the process lives, never twice at once. A run that fails is logged and the
 * next one comes all the same. Whether other instances do it too is for the work to settle, by an advisory lock.
 *
 * @returns how to stop it; a run that is under way is waited for.
 * @example
 * onStop(repeat(() => purgeUploads({ db, storage, now: now() }), { name: 'purge of uploads', every: 3_600_000, log }));
 */
export function repeat(work: () => Promise<unknown>, options: RepeatOptions): () => Promise<void> {
  const { name, every, first = every, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const plan = (wait: number): void => {
    timer = setTimeout(() => {
      running = run();
    }, wait);
    timer.unref();
  };
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn(`the ${name} failed`, { error });
    }
    if (!stopped) plan(every);
  };

  plan(first);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
