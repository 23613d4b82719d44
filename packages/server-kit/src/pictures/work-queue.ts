/** More work waits than the queue takes. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface WorkQueueOptions {
  /** How much is done at once. */
  readonly concurrency: number;
  /** How much may wait. */
  readonly waiting: number;
}

export interface WorkQueue {
  /** Does the work, or shares the one that is under way for the same key. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * A bounded queue in which the same thing is never done twice at once.
 *
 * @throws {QueueFullError} from `run`, at once, when too much waits already.
 */
export function createWorkQueue({ concurrency, waiting }: WorkQueueOptions): WorkQueue {
  const underWay = new Map<string, Promise<unknown>>();
  const queue: (() => void)[] = [];
  let running = 0;

  const turn = (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new QueueFullError('Too much work waits already.'));
    return new Promise((resolve) => queue.push(resolve));
  };
  const handOn = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const known = underWay.get(key);
      if (known !== undefined) return known as Promise<Result>;
      const promise = turn()
        .then(() => work().finally(handOn))
        .finally(() => underWay.delete(key));
      underWay.set(key, promise);
      return promise;
    },
  };
}
