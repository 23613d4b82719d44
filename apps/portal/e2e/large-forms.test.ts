import { request as send } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { runningPortal } from './running-portal';

const app = await runningPortal();
afterAll(() => app.remove());

const megabyte = 1024 * 1024;
const form = 'multipart/form-data; boundary=seam';

/** The status of what a page answers to a body of so many megabytes, sent with a length or piece by piece. */
function statusOf(path: string, headers: Record<string, string>, megabytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = send(new URL(path, app.origin), { method: 'POST', headers: { Origin: app.origin, ...headers } });
    sent.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', reject);
    for (let part = 0; part < megabytes; part += 1) sent.write(Buffer.alloc(megabyte, 'a'));
    // With a length, the rest is owed: the page must answer without it.
    if (headers['Content-Length'] === undefined) sent.end();
  });
}

describe('a form that is larger than any of its kind', () => {
  it.each([
    ['/sign-in', 'announced', { 'Content-Type': form, 'Content-Length': String(40 * megabyte) }, 1],
    ['/contact', 'announced', { 'Content-Type': form, 'Content-Length': String(900 * megabyte) }, 1],
    ['/contact', 'in pieces', { 'Content-Type': form }, 3],
    ['/sign-in', 'in pieces', { 'Content-Type': 'application/x-www-form-urlencoded' }, 3],
  ])('is refused before it is read: %s, %s', async (path, _how, headers, megabytes) => {
    expect(await statusOf(path, headers, megabytes)).toBe(413);
  });

  it('is told as such to its sender, in the language of the page', async () => {
    const body = new Blob([new Uint8Array(3 * megabyte)]);
    for (const [path, words] of [
      ['/en/contact', 'That was too large to send.'],
      ['/contact', '发送的内容太大'],
    ]) {
      const headers = { 'Content-Type': form, Origin: app.origin };
      const answer = await fetch(`${app.origin}${path}`, { method: 'POST', headers, body });
      expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
      expect(await answer.text()).toContain(words);
    }
  });

  it('is told from what is no form', async () => {
    const broken = { 'Content-Type': 'multipart/form-data; boundary=seam', Origin: app.origin };
    const answer = await fetch(`${app.origin}/contact`, { method: 'POST', headers: broken, body: 'no seam' });
    expect(answer.status).toBe(400);
  });
});
