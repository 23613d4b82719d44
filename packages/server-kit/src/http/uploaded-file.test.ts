import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UploadedFile } from './uploaded-file';

const content = 'warp, weft and 棉';
const size = Buffer.byteLength(content);
let folder: string;
let file: UploadedFile;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-file-'));
  await writeFile(path.join(folder, '0'), content);
  file = new UploadedFile(path.join(folder, '0'), 'note.txt', 'text/plain', size);
});
afterAll(() => rm(folder, { recursive: true }));

describe('an uploaded file', () => {
  it('is a File like any other', async () => {
    expect(file).toBeInstanceOf(File);
    expect([file.name, file.type, file.size]).toEqual(['note.txt', 'text/plain', size]);
    expect(await file.text()).toBe(content);
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(content);
    expect(await new Response(file.stream()).text()).toBe(content);
  });

  it.each([
    [0, 4],
    [6, 10],
    [-3, undefined],
    [-9, -4],
    [0, 999],
    [5, 2],
    [99, undefined],
  ])('is cut from %s to %s as a File in memory is', async (start, end) => {
    const inMemory = new File([content], 'note.txt');
    const part = file.slice(start, end);
    expect([await part.text(), part.size]).toEqual([
      await inMemory.slice(start, end).text(),
      inMemory.slice(start, end).size,
    ]);
    expect(await part.slice(1, 3).text()).toBe(await inMemory.slice(start, end).slice(1, 3).text());
  });
});
