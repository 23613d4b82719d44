export interface LoadLimits {
  /** Requests under way from which on more are turned away while the process lags. */
  readonly busy?: number;
  /** Milliseconds that the process may be late with its own work before it counts as lagging. */
  readonly lag?: number;
  /** How many queries wait for a connection to the database: `() => pool.waitingCount`. */
  readonly waiting?: () => number;
  /** When more than so many have waited for a while, the database counts as lagging; a burst is none. */
  readonly queue?: number;
  /** Requests under way from which on more are turned away in any case, such as when all wait for something. */
  readonly most?: number;
}

/** How busy this process is. */
export interface LoadWatch {
  /** Takes a request in, to be given back by `leave`; false turns it away. */
  enter(): boolean;
  leave(): void;
  stop(): void;
}

const beat = 20;

/** A queue of queries that lasts so many milliseconds is no burst. */
const burst = 250;

/**
 * Watches how late a timer comes and how many queries wait for a connection. A slow upload makes nobody wait, work that
 * is more than the process or its database can do makes everybody wait: then whoever comes is told so at once, instead of
 * making all wait longer.
 *
 * @example
 * const load = watchLoad({ busy: 40 });
 * if (!load.enter()) return busyAnswer(503);
 */
export function watchLoad(limits: LoadLimits = {}): LoadWatch {
  const { busy = 40, lag = 80, waiting = () => 0, queue = 20, most = 1_000 } = limits;
  let underWay = 0;
  let late = 0;
  let last = performance.now();
  let queuedSince = Number.POSITIVE_INFINITY;
  const timer = setInterval(() => {
    const now = performance.now();
    // One long task is no overload: it is forgotten within some beats.
    late = Math.max(now - last - beat, late * 0.8);
    last = now;
    queuedSince = waiting() > queue ? Math.min(queuedSince, now) : Number.POSITIVE_INFINITY;
  }, beat).unref();
  const isLate = () => late > lag || performance.now() - queuedSince > burst;
  return {
    enter() {
      if (underWay >= most || (underWay >= busy && isLate())) return false;
      underWay += 1;
      return true;
    },
    leave() {
      underWay -= 1;
    },
    stop() {
      clearInterval(timer);
    },
  };
}
