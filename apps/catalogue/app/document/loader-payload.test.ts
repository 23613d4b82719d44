import { expect, it } from 'vitest';
import { loaderPayload, payloadScript } from './loader-payload.server';

it('is read to its end, whatever the pieces', async () => {
  const bytes = new TextEncoder().encode('纱线 & yarn');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await loaderPayload(stream)).toBe('纱线 & yarn');
  expect(payloadScript(await loaderPayload(undefined))).toBe('');
});

it('reaches the router as it was, and ends no script', () => {
  const payload = '</script><script>alert(1)</script><!-- &amp; \u2028 "\\ 纱';
  const script = payloadScript(payload);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).not.toContain('<!--');
  const received: string[] = [];
  const page = {
    __remixContext: {
      streamController: { enqueue: (text: string) => received.push(text), close: () => received.push('end') },
    },
  };
  new Function('window', script.slice('<script>'.length, -'</script>'.length))(page);
  expect(received).toEqual([payload, 'end']);
});
