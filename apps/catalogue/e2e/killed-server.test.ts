import type { RunningApp } from '@selvedge/server-kit/e2e';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from './database';
import { runningCatalogue, sendInquiry } from './running-catalogue';

const kills = 20;
let app: RunningApp;

beforeAll(async () => {
  app = await runningCatalogue({ LIMITS: 'off' });
});

afterAll(() => app?.remove());

it('keeps every acknowledged inquiry through twenty kills in the middle of inquiries', async () => {
  const acknowledged: string[] = [];
  let sent = 0;
  for (let round = 0; round < kills; round++) {
    let killed = false;
    // The moment moves from round to round: after the first acknowledgement, the second, …
    const enough = acknowledged.length + 1 + (round % 7);
    const senders = Array.from({ length: 4 }, async () => {
      while (!killed) {
        const key = `kill-${round}-${sent++}-key`;
        const answer = await sendInquiry(app, {
          name: 'Mira Test',
          email: 'mira@buyer.example',
          msg: `Inquiry ${key}`,
          idempotency_key: key,
        }).catch(() => null);
        if (answer?.code === 0) acknowledged.push(key);
      }
    });
    await expect.poll(() => acknowledged.length, { interval: 5, timeout: 30_000 }).toBeGreaterThanOrEqual(enough);
    await app.kill();
    killed = true;
    await Promise.all(senders);
    await app.restart();
  }
  const found = await rows<{ idempotency_key: string }>(app, 'select idempotency_key from inquiries');
  const keys = found.map((row) => row.idempotency_key);
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
  expect(acknowledged.filter((key) => !keys.includes(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
}, 240_000);
