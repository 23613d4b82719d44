import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Cloth } from './cloth';
import { linear, luminance } from './colour';
import { denim } from './pictures/denim';
import { render } from './render';
import type { Scene } from './scenes/scene';
import { develop } from './tone';

const frame = { width: 64, height: 64 };
const cloth = denim(7);
const yarn = { colours: ['#a6452f'], ne: 20 };
const white: Cloth = {
  draft: 'plain',
  warp: { colours: ['#f2f0ea'], ne: 40 },
  weft: { colours: ['#f2f0ea'], ne: 40 },
  endsPerInch: 133,
  picksPerInch: 72,
  seed: 3,
};

const scenes = {
  macro: { kind: 'macro', cloth, field: 0.3 },
  'brushed macro': { kind: 'macro', cloth: { ...cloth, surface: 'brushed' }, field: 0.3 },
  'pile macro': { kind: 'macro', cloth: { ...cloth, surface: 'pile', wales: 8 }, field: 0.6 },
  drape: { kind: 'drape', cloth, field: 1, style: 'gathered' },
  swatch: { kind: 'swatch', cloth, field: 1, edge: 'pinked' },
  stack: { kind: 'stack', cloths: [cloth, white], field: 2, seed: 1 },
  rolls: { kind: 'rolls', cloths: [cloth, white], across: 4, field: 2, tilt: 0.16, seed: 1 },
  cones: { kind: 'cones', cones: [{ yarn, x: 0.5, y: 0.9, size: 0.7 }], seed: 1 },
  hanks: { kind: 'hanks', yarns: [yarn, yarn], seed: 1 },
  'colour card': { kind: 'colour-card', columns: 2, rows: 2, chips: [cloth, yarn], seed: 1 },
  loom: { kind: 'loom', cloth, shed: 1 },
} as const satisfies Record<string, Scene>;

const fingerprint = (scene: Scene) =>
  createHash('sha256')
    .update(develop(render(scene, frame)))
    .digest('hex');
const meanLight = (scene: Scene) => {
  const { light } = render(scene, frame);
  let sum = 0;
  for (let index = 0; index < light.length; index += 3)
    sum += luminance(light[index] ?? 0, light[index + 1] ?? 0, light[index + 2] ?? 0);
  return (3 * sum) / light.length;
};

describe('a rendered scene', () => {
  it.each(Object.entries(scenes))('%s is the same every time, to the last byte', (_name, scene) => {
    expect(fingerprint(scene)).toBe(fingerprint(scene));
  });

  it.each(Object.entries(scenes))('%s holds numbers only, and is not empty', (_name, scene) => {
    const { light } = render(scene, frame);
    expect(light.every(Number.isFinite)).toBe(true);
    expect(new Set(develop(render(scene, frame))).size).toBeGreaterThan(30);
  });

  it('changes with the seed of the cloth', () => {
    expect(fingerprint({ ...scenes.macro, cloth: denim(8) })).not.toBe(fingerprint(scenes.macro));
  });

  it('keeps white cloth white', () => {
    expect(meanLight({ kind: 'macro', cloth: white, field: 0.2 })).toBeGreaterThan(
      0.72 * luminance(...linear('#f2f0ea')),
    );
  });

  it('keeps raw denim dark', () => {
    expect(meanLight(scenes.macro)).toBeLessThan(0.2);
  });
});
