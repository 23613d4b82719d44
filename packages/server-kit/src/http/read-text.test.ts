import { describe, expect, it } from 'vitest';
import { readText } from './read-text';

const sent = (body: ReadableStream<Uint8Array>) =>
  new Request('http://mill.example/', { method: 'POST', body, duplex: 'half' });

function streamOf(parts: readonly string[], end: 'whole' | 'cut'): ReadableStream<Uint8Array> {
  const left = parts.map((part) => new TextEncoder().encode(part));
  return new ReadableStream({
    pull(controller) {
      const part = left.shift();
      if (part !== undefined) controller.enqueue(part);
      else if (end === 'whole') controller.close();
      else controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
}

describe('readText', () => {
  it('reads a body to its end', async () => {
    expect(await readText(sent(streamOf(['{"a":', '"棉"}'], 'whole')), 100)).toBe('{"a":"棉"}');
  });

  it('refuses a body one byte longer than the limit', async () => {
    expect(await readText(sent(streamOf(['12345', '67890'], 'whole')), 10)).toBe('1234567890');
    await expect(readText(sent(streamOf(['12345', '67890'], 'whole')), 9)).rejects.toMatchObject({ status: 413 });
  });

  it('refuses a body that its sender broke off, which is no failure of ours', async () => {
    await expect(readText(sent(streamOf(['{"a":'], 'cut')), 100)).rejects.toMatchObject({ code: 13, status: 400 });
  });
});
