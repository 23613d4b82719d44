import { describe, expect, it } from 'vitest';
import { createWorkQueue, QueueFullError } from './work-queue';

/** Work that ends when it is told to. */
function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => done };
}

/** Lets everything that is ready happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a work queue', () => {
  it('does the same thing once, however many ask', async () => {
    const queue = createWorkQueue({ concurrency: 1, waiting: 0 });
    const one = work();
    const asked = [queue.run('a', one.run), queue.run('a', () => Promise.reject(new Error('a second time')))];
    one.end();
    await expect(Promise.all(asked)).resolves.toHaveLength(2);
  });

  it('refuses at once what would wait behind too many', async () => {
    const queue = createWorkQueue({ concurrency: 1, waiting: 1 });
    const [one, two] = [work(), work()];
    const asked = [queue.run('a', one.run), queue.run('b', two.run)];
    await expect(queue.run('c', two.run)).rejects.toThrow(QueueFullError);
    one.end();
    two.end();
    await Promise.all(asked);
  });

  it('refuses what would wait too long, and takes it again when the work is fast', async () => {
    let at = 0;
    const queue = createWorkQueue({ concurrency: 1, waiting: 100, longest: 500, now: () => at });
    const works = Array.from({ length: 6 }, work);
    const asked = works.map(({ run }, place) => queue.run(`${place}`, run));
    let waiting = 5;
    /** Ends what is under way after so long. */
    const take = async (milliseconds: number) => {
      at += milliseconds;
      works[asked.length - waiting - 1]?.end();
      waiting -= 1;
      await settled();
    };
    // From one turn to the next it takes a second and a half.
    await take(1500);
    await take(1500);
    await take(1500);
    await expect(queue.run('late', () => Promise.resolve())).rejects.toThrow(QueueFullError);
    await take(1);
    await take(1);
    await take(1);
    await Promise.all(asked);
    const last = work();
    const calm = [queue.run('x', last.run), queue.run('y', last.run), queue.run('z', last.run)];
    last.end();
    await expect(Promise.all(calm)).resolves.toHaveLength(3);
  });
});
