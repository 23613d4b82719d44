import { describe, expect, it } from 'vitest';
import { limitBody } from './limit-body';

const limits = { body: 10, file: 100, files: 2, formOverhead: 300 };
const form = 'multipart/form-data; boundary=x';

/** A request of so many bytes, sent in two parts. */
function sent(bytes: number, headers: Record<string, string>): Request {
  const parts = [bytes >> 1, bytes - (bytes >> 1)];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new Uint8Array(part));
    },
  });
  return new Request('http://mill.example/', { method: 'POST', headers, body, duplex: 'half' });
}

describe('the body of a request for a page', () => {
  it.each([
    ['a form as long as its files may be', 500, { 'content-type': form, 'content-length': '500' }],
    ['another body as long as it may be', 10, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is read whole: %s', async (_what, bytes, headers) => {
    expect((await limitBody(sent(bytes, headers), limits).arrayBuffer()).byteLength).toBe(bytes);
  });

  it.each([
    ['a form that announces more', 2, { 'content-type': form, 'content-length': '501' }],
    ['a form that is longer than it announced', 501, { 'content-type': form, 'content-length': '5' }],
    ['a form that does not say how long it is', 11, { 'content-type': form }],
    ['another body that is longer', 11, { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('breaks off with 413: %s', async (_what, bytes, headers) => {
    await expect(limitBody(sent(bytes, headers), limits).formData()).rejects.toMatchObject({ status: 413 });
  });

  it('leaves a request without a body as it is', () => {
    const request = new Request('http://mill.example/');
    expect(limitBody(request)).toBe(request);
  });
});
