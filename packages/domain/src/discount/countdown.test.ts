import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, startCountdown, type TimeLeft } from './countdown';

describe('countdown', () => {
  it.each([
    [90_061, 0, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
    [86_400, 1, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
    [100, 99.4, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
    [100, 100, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [100, 500, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
    [Number.NaN, 0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('from %d at %d leaves %j', (target, now, left) => {
    expect(countdown(target, now)).toEqual(left);
  });

  it('adds up to the seconds that are left', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (target, now) => {
        const { days, hours, minutes, seconds } = countdown(target, now);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.max(0, target - now));
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });
});

describe('startCountdown', () => {
  /** A clock and a ticking that the test turns by hand. */
  function clockAt(start: number) {
    const seen = { now: start, ticks: [] as TimeLeft[], zeros: 0, running: 0 };
    let tick = () => {};
    const timer = {
      now: () => seen.now,
      everySecond: (callback: () => void) => {
        tick = callback;
        seen.running++;
        return () => {
          seen.running--;
        };
      },
      onTick: (left: TimeLeft) => {
        seen.ticks.push(left);
      },
      onZero: () => {
        seen.zeros++;
      },
    };
    const turnTo = (now: number) => {
      seen.now = now;
      tick();
    };
    return { seen, timer, turnTo };
  }

  it('reports at once and at every tick, and calls back once at zero', () => {
    const { seen, timer, turnTo } = clockAt(98);
    startCountdown({ target: 100, ...timer });
    turnTo(99);
    turnTo(100);
    turnTo(101);
    expect(seen.ticks.map(({ seconds }) => seconds)).toEqual([2, 1, 0]);
    expect(seen).toMatchObject({ zeros: 1, running: 0 });
  });

  it('calls back at once when nothing is left, and never starts to tick', () => {
    const { seen, timer } = clockAt(100);
    startCountdown({ target: 100, ...timer });
    expect(seen).toMatchObject({ zeros: 1, running: 0 });
    expect(seen.ticks).toHaveLength(1);
  });

  it('does nothing more once it is stopped', () => {
    const { seen, timer, turnTo } = clockAt(98);
    const stop = startCountdown({ target: 100, ...timer });
    stop();
    stop();
    turnTo(100);
    expect(seen).toMatchObject({ zeros: 0, running: 0 });
    expect(seen.ticks).toHaveLength(1);
  });

  it('can be stopped from within a tick', () => {
    const { seen, timer, turnTo } = clockAt(98);
    const handle: { stop?: () => void } = {};
    handle.stop = startCountdown({ target: 100, ...timer, onTick: () => handle.stop?.() });
    turnTo(100);
    expect(seen).toMatchObject({ zeros: 0, running: 0 });
  });
});
