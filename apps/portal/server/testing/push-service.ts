import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser was pushed, after it read it with its own key. */
export interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly tag: string;
  readonly address: string;
  readonly language: string;
}

/** A push service on this machine, and the browsers that it serves: they read what they get as browsers do. */
export async function startPushService() {
  const readers = new Map<string, (body: Buffer) => Pushed>();
  const received: { readonly browser: string; readonly authorization: string; readonly pushed: Pushed }[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = (request.url ?? '').slice(1);
      const status = answers.get(browser) ?? 201;
      const read = readers.get(browser);
      if (status === 201 && read !== undefined) {
        received.push({
          browser,
          authorization: request.headers.authorization ?? '',
          pushed: read(Buffer.concat(parts)),
        });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    /** What the service says of a browser from now on. */
    answer: (browser: string, status: number) => void answers.set(browser, status),
    /** A browser that allows notices: its subscription. */
    subscribe(browser: string) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      readers.set(browser, (body) => readMessage(body, keys, auth));
      return {
        endpoint: `${origin}/${browser}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    stop: () => new Promise<unknown>((resolve) => server.close(resolve)),
  };
}

/** Opens a message as RFC 8291 and RFC 8188 say: written here a second time, so that it shows what browsers would read. */
function readMessage(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): Pushed {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const material = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${label}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString('utf8')) as Pushed;
}
