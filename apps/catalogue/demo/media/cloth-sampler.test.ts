import { draftNames, drafts } from '@selvedge/domain/textile';
import { describe, expect, it } from 'vitest';
import { type Cloth, repeat } from './cloth';
import { clothSampler } from './cloth-sampler';
import { linear } from './colour';
import { cutEdge } from './cut-edge';
import { prepareYarns } from './prepared-yarns';
import { emptySample } from './yarn';

const cloth = (over: Partial<Cloth> = {}): Cloth => ({
  draft: 'plain',
  warp: { colours: ['#20304f'], ne: 20, slub: 0 },
  weft: { colours: ['#e0d8c6'], ne: 20, slub: 0 },
  endsPerInch: 64,
  picksPerInch: 60,
  seed: 5,
  ...over,
});
const close = 40;

describe('a sampled cloth', () => {
  it.each(draftNames.filter((name) => name !== 'corduroy'))(
    '%s shows its interlacing: at every crossing the yarn of the draft is on top',
    (draft) => {
      const sampler = clothSampler(cloth({ draft }), close);
      const sample = emptySample();
      for (let end = 0; end < 24; end++)
        for (let pick = 0; pick < 24; pick++) {
          sampler(end + 0.5, pick + 0.5, sample);
          expect(sample.weft, `end ${end}, pick ${pick}`).toBe(!drafts[draft](end, pick));
        }
    },
  );

  it('lies higher on the crown of a yarn than between the yarns', () => {
    const sampler = clothSampler(cloth(), close);
    const crown = emptySample();
    const gap = emptySample();
    sampler(2.5, 4.5, crown);
    sampler(2, 4, gap);
    expect(crown.height).toBeGreaterThan(gap.height + 0.3);
  });

  it('draws thicker yarns from lower counts', () => {
    const [fine] = prepareYarns(cloth({ warp: { colours: ['#000000'], ne: 80 } }));
    const [coarse] = prepareYarns(cloth({ warp: { colours: ['#000000'], ne: 10 } }));
    expect(coarse.radius / fine.radius).toBeCloseTo(Math.sqrt(8), 5);
  });

  it('repeats its colours across the ends', () => {
    const striped = cloth({
      draft: 'satin-5',
      warp: { colours: repeat(['#ff0000', 3], ['#0000ff', 2]), ne: 20, slub: 0 },
    });
    const sampler = clothSampler(striped, close);
    const sample = emptySample();
    const red = Array.from({ length: 10 }, (_, end) => {
      const pick = drafts['satin-5'](end, 0) ? 0 : 1;
      sampler(end + 0.5, pick + 0.5, sample);
      return sample.red > sample.blue;
    });
    expect(red).toEqual([true, true, true, false, false, true, true, true, false, false]);
  });

  it('dissolves into its shade from afar instead of flickering', () => {
    const sampler = clothSampler(cloth(), 0.5);
    const sample = emptySample();
    const tones = Array.from({ length: 40 }, (_, index) => {
      sampler(index * 1.37 + 0.2, index * 0.71 + 0.1, sample);
      return sample.red;
    });
    expect(Math.max(...tones) - Math.min(...tones)).toBeLessThan(0.01);
  });

  it('has no black holes: a gap keeps some of the yarn colour', () => {
    const open = cloth({
      warp: { colours: ['#f2f0ea'], ne: 120 },
      weft: { colours: ['#f2f0ea'], ne: 120 },
      endsPerInch: 40,
      picksPerInch: 40,
    });
    const sample = emptySample();
    clothSampler(open, close)(3, 5, sample);
    expect(sample.red).toBeGreaterThan(0.3 * linear('#f2f0ea')[0]);
  });
});

describe('a cut edge', () => {
  const sample = emptySample();
  it.each(['pinked', 'frayed'] as const)('%s: cloth in the middle, none outside', (edge) => {
    const sampler = clothSampler(cloth(), close);
    const presence = cutEdge(edge, cloth(), 1, 1);
    sampler(0.5, 0.5, sample, presence);
    expect(sample.covered).toBe(true);
    sampler(64 * 1.2, 0.5, sample, presence);
    expect(sample.covered).toBe(false);
  });

  it('frays: in the fringe one system stands alone', () => {
    const presence = cutEdge('frayed', cloth(), 1, 1);
    expect(presence.weft(Math.round(60 * 0.97), 0, 60 * 0.97)).toBe(false);
    const standing = Array.from({ length: 60 }, (_, end) => presence.warp(end - 30, end - 30, 60 * 0.93)).filter(
      Boolean,
    );
    expect(standing.length).toBeGreaterThan(20);
  });
});
