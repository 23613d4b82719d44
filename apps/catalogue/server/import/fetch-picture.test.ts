import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchLimits, fetchPicture } from './fetch-picture';
import { isPublicAddress } from './public-address';

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Readonly<Record<string, () => void>> = {
      '/ok': () => response.end('picture'),
      '/once': () => response.writeHead(302, { location: '/ok' }).end(),
      '/round': () => response.writeHead(302, { location: '/round' }).end(),
      '/file': () => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      '/big': () => response.end(Buffer.alloc(200_000)),
      '/slow': () => response.write('a'),
    };
    (answers[request.url ?? ''] ?? (() => response.writeHead(404).end()))();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { ...fetchLimits, milliseconds: 300, bytes: 100_000, allowPrivate: true };

describe('a picture is fetched', () => {
  it.each(['/ok', '/once'])('from %s', async (path) => {
    expect(Buffer.from(await fetchPicture(base + path, limits)).toString()).toBe('picture');
  });
});

describe('a picture is not fetched', () => {
  it.each([
    ['/none', 'the server answers with 404'],
    ['/round', 'it redirects too often'],
    ['/file', 'it is no web address'],
    ['/big', 'it is larger than'],
    ['/slow', 'it does not come within 0.3 s'],
  ])('from %s, because %s', async (path, reason) => {
    await expect(fetchPicture(base + path, limits)).rejects.toThrow(reason);
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f.1/',
    'http://localhost/',
    'http://[::ffff:10.0.0.1]/',
  ])('from our own network: %s', async (address) => {
    await expect(fetchPicture(address, { ...limits, allowPrivate: false })).rejects.toThrow('private network');
  });

  it.each(['ftp://a.example/', 'nonsense', '', 'file:///etc/passwd'])(
    'from %j, which is no web address',
    async (address) => {
      await expect(fetchPicture(address, limits)).rejects.toThrow('no web address');
    },
  );
});

describe('an address', () => {
  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['100.64.0.1', false],
    ['::ffff:192.168.1.1', false],
    ['fd00::1', false],
    ['name.example', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
