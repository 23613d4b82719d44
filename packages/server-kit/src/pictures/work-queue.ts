/** More work waits than the queue takes. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface WorkQueueOptions {
  /** How much is done at once. */
  readonly concurrency: number;
  /** How much may wait. */
  readonly waiting: number;
  /** Milliseconds that it may have to wait, going by how fast others had their turn lately. Default: no matter how many. */
  readonly longest?: number;
  /** Milliseconds since some moment. */
  readonly now?: () => number;
}

export interface WorkQueue {
  /** Does the work, or shares the one that is under way for the same key. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

/** How much the latest turn counts in the pace. */
const share = 0.2;

/**
 * A bounded queue in which the same thing is never done twice at once.
 *
 * @throws {QueueFullError} from `run`, at once, when too much waits already.
 */
export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, waiting, longest = Number.POSITIVE_INFINITY, now = () => performance.now() } = options;
  const underWay = new Map<string, Promise<unknown>>();
  const queue: (() => void)[] = [];
  let running = 0;
  /** Milliseconds from one turn to the next while work waits. */
  let pace = 0;
  let lastTurn: number | undefined;

  const turn = (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting || queue.length * pace > longest)
      return Promise.reject(new QueueFullError('Too much work waits already.'));
    return new Promise((resolve) => queue.push(resolve));
  };
  const handOn = (): void => {
    const next = queue.shift();
    if (next === undefined) {
      running -= 1;
      lastTurn = undefined;
      // Nobody waits: what was slow may be fast again, and those who come shall find out.
      pace /= 2;
      return;
    }
    const moment = now();
    if (lastTurn !== undefined) pace += (moment - lastTurn - pace) * share;
    lastTurn = moment;
    next();
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
