/** What is left until a moment. */
export interface TimeLeft {
  readonly days: number;
  /** 0 to 23. */
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
  /** 0 to 59. */
  readonly seconds: number;
}

/**
 * What is left until a moment; all zero from that moment on (specification §4). A part of a second counts as one, so
 * that zero is not shown too early.
 *
 * @param target in unix seconds
 * @param now in unix seconds
 * @example
 * countdown(90_061, 0); // { days: 1, hours: 1, minutes: 1, seconds: 1 }
 */
export function countdown(target: number, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil(target - now)) || 0;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** What the countdown's timer needs from outside; nothing here reads a clock by itself. */
export interface CountdownTimer {
  /** In unix seconds. */
  readonly target: number;
  /** The clock, in unix seconds. */
  readonly now: () => number;
  /** Calls back about every second until it is told to stop, as `setInterval` does. */
  readonly everySecond: (tick: () => void) => () => void;
  /** Gets what is left: at once, and at every tick. */
  readonly onTick: (left: TimeLeft) => void;
  /** Called once, when nothing is left. */
  readonly onZero: () => void;
}

/**
 * Counts down to a moment and calls back once at zero (specification §4: the timer ticks each second).
 *
 * @returns stops the timer; the callback is not made after that
 * @example
 * const stop = startCountdown({
 *   target: Date.now() / 1000 + 90,
 *   now: () => Date.now() / 1000,
 *   everySecond: (tick) => {
 *     const timer = setInterval(tick, 1000);
 *     return () => clearInterval(timer);
 *   },
 *   onTick: ({ minutes, seconds }) => console.log(`${minutes} min ${seconds} s left`),
 *   onZero: () => console.log('The sale is over.'),
 * });
 * stop();
 */
export function startCountdown({ target, now, everySecond, onTick, onZero }: CountdownTimer): () => void {
  let running = true;
  let cancel: (() => void) | undefined;
  const stop = () => {
    running = false;
    cancel?.();
    cancel = undefined;
  };
  const tick = () => {
    if (!running) return;
    const moment = now();
    onTick(countdown(target, moment));
    if (moment < target || !running) return;
    stop();
    onZero();
  };
  tick();
  if (running) cancel = everySecond(tick);
  return stop;
}
