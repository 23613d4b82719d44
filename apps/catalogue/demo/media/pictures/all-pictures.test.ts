import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { draftRepeat } from '@selvedge/domain/textile';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoContent } from '../../content';
import { films, frameMoments } from '../films';
import type { ManifestEntry } from '../manifest';
import { models } from '../models/models';
import { allPictures } from './all-pictures';

const folder = fileURLToPath(new URL('../../pictures/', import.meta.url));
const filmFolder = fileURLToPath(new URL('../../films/', import.meta.url));
const manifest: ManifestEntry[] = JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8'));
const faces = allPictures.filter(({ role }) => role === 'face');

describe('the list of pictures', () => {
  it('names every picture once', () => {
    expect(new Set(allPictures.map(({ name }) => name)).size).toBe(allPictures.length);
  });

  it('shows 76 products, each with a face and a second picture', () => {
    expect(faces).toHaveLength(76);
    for (const { subject } of faces) {
      const own = allPictures.filter((order) => order.subject === subject && order.role !== 'pattern');
      expect(own, subject).toHaveLength(2);
    }
  });

  it('gives no two products the same face', () => {
    expect(new Set(faces.map(({ scene }) => JSON.stringify(scene))).size).toBe(faces.length);
  });

  it('gives no two cloths the same seed', () => {
    const seeds = faces.flatMap(({ scene }) => (scene.kind === 'macro' ? [scene.cloth.seed] : []));
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});

describe('the repeats', () => {
  it('have the sett that the cloth is sold with, whole colours and whole drafts', () => {
    for (const { subject, scene } of allPictures.filter(({ role }) => role === 'pattern')) {
      if (scene.kind !== 'pattern') throw new Error(`${subject} is no pattern`);
      const { cloth, ends, picks } = scene;
      const sold = demoContent.products.find(({ slug }) => slug === subject)?.construction;
      expect([cloth.endsPerInch, cloth.picksPerInch], subject).toEqual([sold?.endsPerInch, sold?.picksPerInch]);
      expect([ends % cloth.warp.colours.length, picks % cloth.weft.colours.length], subject).toEqual([0, 0]);
      const draft = draftRepeat[cloth.draft];
      expect([ends % draft.ends, picks % draft.picks], subject).toEqual([0, 0]);
    }
  });
});

describe('the models', () => {
  it.each(models)('$name is there, weighs at most 500 KB, and is laid out in whole repeats', (model) => {
    const file = readFileSync(fileURLToPath(new URL(`../../models/${model.name}.glb`, import.meta.url)));
    expect(file.subarray(0, 4).toString()).toBe('glTF');
    expect(file.length).toBeLessThan(500 * 1024);
    const draft = draftRepeat[model.cloth.draft];
    expect([model.ends % draft.ends, model.picks % draft.picks]).toEqual([0, 0]);
    expect([model.ends % model.cloth.warp.colours.length, model.picks % model.cloth.weft.colours.length]).toEqual([
      0, 0,
    ]);
  });
});

describe('the committed pictures', () => {
  it('are all there, and the manifest knows each', () => {
    expect(manifest.map(({ file }) => file)).toEqual(allPictures.map(({ name }) => `${name}.webp`));
    for (const { file, bytes } of manifest) expect(statSync(folder + file).size, file).toBe(bytes);
  });

  it('have the size that was ordered', async () => {
    for (const { name, width, height } of allPictures.filter((_, index) => index % 25 === 0)) {
      const seen = await sharp(`${folder}${name}.webp`).metadata();
      expect([seen.width, seen.height], name).toEqual([width, height]);
    }
  });

  it('weigh at most 38 MB together with the clips', () => {
    const clips = films.flatMap(({ name }) => [`${filmFolder}${name}.webm`, `${filmFolder}${name}.mp4`]);
    for (const clip of clips) expect(existsSync(clip), clip).toBe(true);
    const weight =
      manifest.reduce((sum, { bytes }) => sum + bytes, 0) + clips.reduce((sum, clip) => sum + statSync(clip).size, 0);
    expect(weight).toBeLessThan(38_000_000);
  });
});

describe('the clips', () => {
  it.each(films)('$name begins again without a jump', (film) => {
    const { moments, order } = frameMoments(film, 20);
    expect(order.every((index) => moments[index] !== undefined)).toBe(true);
    if (film.swings)
      expect(order.slice(1).every((index, place) => Math.abs(index - (order[place] ?? 0)) === 1)).toBe(true);
  });
});
