import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/read-settings';
import { storageSettings } from '../settings/shared-settings';
import { openStorage } from './open-storage';
import { KeyError, MissingFileError, type Storage } from './storage';

const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-storage-'));
let bucket: S3rver;
let s3: Record<string, string>;

beforeAll(async () => {
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'mill', configs: [] }],
  });
  const { port } = await bucket.run();
  s3 = {
    STORAGE: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'mill',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
});

afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

describe.each(['disk', 's3'])('files in storage on %s', (kind) => {
  let storage: Storage;

  beforeAll(async () => {
    storage = await openStorage(readSettings(storageSettings, kind === 's3' ? s3 : {}), path.join(folder, 'disk'));
  });

  it('come back as they were put, from bytes and from a stream', async () => {
    const content = Buffer.from('warp and weft '.repeat(20_000));
    await storage.put('inquiries/a/specs.pdf', content, { type: 'application/pdf' });
    await storage.put('inquiries/b.pdf', Readable.from([content.subarray(0, 9), content.subarray(9)]), {
      size: content.length,
    });
    expect(Buffer.compare(await storage.bytes('inquiries/a/specs.pdf'), content)).toBe(0);
    const chunks = await (await storage.get('inquiries/b.pdf')).toArray();
    expect(Buffer.compare(Buffer.concat(chunks), content)).toBe(0);
    expect((await storage.facts('inquiries/b.pdf'))?.size).toBe(content.length);
  });

  it.each([
    [{ start: 0, end: 3 }, 'warp'],
    [{ start: 9, end: 9 }, 'w'],
    [{ start: 9, end: 99 }, 'weft'],
  ])('come back in parts: %j', async (part, expected) => {
    await storage.put('parts.txt', Buffer.from('warp and weft'));
    const chunks = await (await storage.get('parts.txt', part)).toArray();
    expect(Buffer.concat(chunks).toString()).toBe(expected);
  });

  it('say that they are missing when a part of them is asked for', async () => {
    await expect(storage.get('none.txt', { start: 0, end: 3 })).rejects.toThrow(MissingFileError);
  });

  it('take a stream of unknown length', async () => {
    await storage.put('small.txt', Readable.from([Buffer.from('a'), Buffer.from('b')]));
    expect(Buffer.from(await storage.bytes('small.txt')).toString()).toBe('ab');
  });

  it('replace what was there, and go', async () => {
    await storage.put('c.txt', Buffer.from('old'));
    await storage.put('c.txt', Buffer.from('new'));
    expect(Buffer.from(await storage.bytes('c.txt')).toString()).toBe('new');
    await storage.delete('c.txt');
    await storage.delete('c.txt');
    expect([await storage.exists('c.txt'), await storage.facts('c.txt')]).toEqual([false, undefined]);
  });

  it('say that they are missing', async () => {
    await expect(storage.get('none.txt').then((stream) => stream.toArray())).rejects.toThrow(MissingFileError);
    await expect(storage.bytes('none.txt')).rejects.toThrow(MissingFileError);
  });

  it.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../../b',
    'a//b',
    'a/./b',
    '.hidden',
    'a\\b',
    'a\0b',
    'a/b.',
    'a\n',
    '规格.pdf',
    'a b',
    'x'.repeat(600),
  ])('are never found under %j', async (key) => {
    await expect((async () => storage.put(key, Buffer.from('x')))()).rejects.toThrow(KeyError);
    await expect((async () => storage.get(key))()).rejects.toThrow(KeyError);
    await expect((async () => storage.delete(key))()).rejects.toThrow(KeyError);
  });
});

describe('storage on disk', () => {
  it('keeps nothing of a stream that broke off', async () => {
    const disk = await openStorage(readSettings(storageSettings, {}), path.join(folder, 'torn'));
    const torn = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line was cut');
      })(),
    );
    await expect(disk.put('half.pdf', torn)).rejects.toThrow('the line was cut');
    expect(await disk.exists('half.pdf')).toBe(false);
    expect(await readdir(path.join(folder, 'torn', 'files', '.unfinished'))).toEqual([]);
  });

  it('has no address of its own, a bucket has', async () => {
    const disk = await openStorage(readSettings(storageSettings, {}), folder);
    expect(await disk.url('a.txt', 60)).toBeUndefined();
    const remote = await openStorage(readSettings(storageSettings, s3), folder);
    await remote.put('signed.txt', Buffer.from('signed'));
    const address = await remote.url('signed.txt', 60);
    expect(await (await fetch(address ?? '')).text()).toBe('signed');
  });

  it('names the setting that a bucket still needs', async () => {
    await expect(openStorage(readSettings(storageSettings, { STORAGE: 's3' }), folder)).rejects.toThrow(
      'S3_BUCKET must be set when STORAGE is s3.',
    );
  });
});
