import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database';
import { RefusedRequest } from '../http/refuse';
import { testDatabase } from '../testing/test-database';
import { createLimits } from './create-limits';
import { limitKey } from './limit-key';

const database = await testDatabase();
const table = { inquiry: { points: 3, seconds: 60 }, upload: { points: 1, seconds: 60 } } as const;

describe('limits', () => {
  it('are shared by instances that start at once, and say when to come back', async () => {
    const [one, other] = await Promise.all([createLimits(database.pool, table), createLimits(database.pool, table)]);
    await one.take('inquiry', '203.0.113.7');
    await other.take('inquiry', '203.0.113.7', 2);
    const refused = await one.take('inquiry', '203.0.113.7').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedRequest);
    expect(refused).toMatchObject({ code: 2, status: 429 });
    expect((refused as RefusedRequest).retryAfter).toBeGreaterThan(50);
  });

  it('count each client and each kind by itself', async () => {
    const limits = await createLimits(database.pool, table);
    await limits.take('upload', '203.0.113.8');
    await limits.take('upload', '203.0.113.9');
    await limits.take('inquiry', '203.0.113.8');
    await expect(limits.take('upload', '203.0.113.8')).rejects.toThrow('Be banned');
  });

  it('go on in each instance while the database is away', async () => {
    // A pool whose server goes away after the start, as a real one does.
    const { pool, close } = openDatabase(database.url, { connections: 1 });
    const limits = await createLimits(pool, table);
    await close();
    await limits.take('upload', '198.51.100.1');
    await expect(limits.take('upload', '198.51.100.1')).rejects.toThrow('Be banned');
  });

  it('let everything through when they are off', async () => {
    const limits = await createLimits(database.pool, table, { on: false });
    for (let time = 0; time < 10; time += 1) await limits.take('upload', '203.0.113.10');
  });
});

describe('what is counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['2001:0db8:0:1:2:3:4:5', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, key) => {
    expect(limitKey(address)).toBe(key);
  });

  it('of a person is no name', () => {
    expect(limitKey('buyer@example.com')).not.toContain('buyer');
  });
});
