import { describe, expect, it } from 'vitest';
import { type DrapeTest, drapedDisc, specimen } from './draped-disc';

const stiff: DrapeTest = { nodes: 4, hang: 55, bend: 0.05, depth: 0.012 };
const soft: DrapeTest = { nodes: 9, hang: 84, bend: 0.014, depth: 0.014 };

const heights = ({ positions }: { positions: Float32Array }) => positions.filter((_, index) => index % 3 === 1);

describe('a specimen on the disc of a drape test', () => {
  it('is level on the disc and falls beyond it, the soft one further', () => {
    const lowest = [stiff, soft].map((test) => Math.min(...heights(drapedDisc(test))));
    expect(Math.max(...heights(drapedDisc(stiff)))).toBeCloseTo(0);
    expect(lowest[0]).toBeLessThan(-0.01);
    expect(lowest[1]).toBeLessThan((lowest[0] ?? 0) - 0.01);
  });

  it('has normals of length one that point up where the cloth is level', () => {
    const { normals } = drapedDisc(soft);
    expect([...normals.slice(0, 3)].map((part) => Math.round(part * 1e3) / 1e3)).toEqual([0, 1, 0]);
    for (let at = 0; at < normals.length; at += 3) {
      expect(Math.hypot(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0)).toBeCloseTo(1);
    }
  });

  it('names only points that there are, and lays the cloth out flat to its edge', () => {
    const { positions, places, triangles } = drapedDisc(stiff);
    expect(Math.max(...triangles)).toBe(positions.length / 3 - 1);
    expect(Math.max(...places)).toBeCloseTo(specimen.radius);
  });
});
