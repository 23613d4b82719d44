import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { testDatabase } from '../testing';
import { listen } from './listen';

const { url } = await testDatabase();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function listening() {
  const speaker = new pg.Client(url);
  await speaker.connect();
  ends.push(() => speaker.end());
  const heard: string[] = [];
  const stop = await listen(url, {
    channel: 'published',
    onNotice: (payload) => heard.push(payload),
    onGap: () => heard.push('a gap'),
    pause: 20,
  });
  ends.push(stop);
  const say = (text: string) => speaker.query('select pg_notify($1, $2)', ['published', text]);
  return { heard, say, stop, speaker };
}

it('hears what another connection says', async () => {
  const { heard, say } = await listening();
  await say('12.346');
  await vi.waitFor(() => expect(heard).toEqual(['12.346']));
});

it('connects again when its connection was cut, and tells of the gap', async () => {
  const { heard, say, speaker } = await listening();
  await speaker.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listens to published' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(heard).toEqual(['a gap']), { timeout: 10_000 });
  await say('12.347');
  await vi.waitFor(() => expect(heard).toEqual(['a gap', '12.347']));
});

it('hears nothing more once it is stopped', async () => {
  const { heard, say, stop } = await listening();
  await stop();
  await say('too late');
  expect(heard).toEqual([]);
});

it('takes no channel that would be more than a name', async () => {
  await expect(
    listen('postgres://127.0.0.1:1/x', { channel: 'a; drop table b', onNotice() {}, onGap() {} }),
  ).rejects.toThrow('no name');
});
