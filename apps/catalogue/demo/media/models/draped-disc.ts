/** How a cloth falls over the edge of a disc: what a laboratory's drape test measures. */
export interface DrapeTest {
  /** Folds round the edge: few and wide in a stiff cloth, many in a soft one. */
  readonly nodes: number;
  /** How steeply the cloth hangs at last, in degrees below the level. */
  readonly hang: number;
  /** The way from the disc's edge on which the cloth bends, in metres. */
  readonly bend: number;
  /** How far the folds stand out, in metres. */
  readonly depth: number;
}

export interface Mesh {
  /** Three numbers a point, in metres. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Two numbers a point: metres on the flat cloth. */
  readonly places: Float32Array;
  /** Three points a triangle, seen from above against the clock. */
  readonly triangles: Uint16Array;
}

type Point = readonly [x: number, y: number, z: number];

/** The specimen and the disc of the usual drape test, in metres. */
export const specimen = { radius: 0.15, disc: 0.09 } as const;

const rings = 40;
const spokes = 120;

/** A round specimen laid on a round disc: level in the middle, in folds round the edge. */
export function drapedDisc(test: DrapeTest): Mesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const places: number[] = [];
  const triangles: number[] = [];
  for (let ring = 0; ring <= rings; ring++)
    for (let spoke = 0; spoke <= spokes; spoke++) {
      const along = (specimen.radius * ring) / rings;
      const angle = (2 * Math.PI * spoke) / spokes;
      positions.push(...pointAt(test, along, angle));
      normals.push(...normalAt(test, along, angle));
      places.push(along * Math.cos(angle), along * Math.sin(angle));
    }
  const row = spokes + 1;
  for (let ring = 0; ring < rings; ring++)
    for (let spoke = 0; spoke < spokes; spoke++) {
      const here = ring * row + spoke;
      triangles.push(here, here + row + 1, here + row, here, here + 1, here + row + 1);
    }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    places: Float32Array.from(places),
    triangles: Uint16Array.from(triangles),
  };
}

/** Where the cloth lies that is `along` metres from its middle. */
function pointAt(test: DrapeTest, along: number, angle: number): Point {
  const beyond = Math.max(0, along - specimen.disc);
  const [out, down] = fallen(test, beyond);
  const share = beyond / (specimen.radius - specimen.disc);
  // No two folds are alike: their places and depths stray a little, the same way each time.
  const stray = 0.35 * Math.sin(angle + 1) + 0.22 * Math.sin(2 * angle + 0.4);
  const fold = Math.cos(test.nodes * angle + stray);
  const strength = test.depth * share ** 1.35 * (1 + 0.22 * Math.sin(3 * angle + 2));
  const radius = Math.min(along, specimen.disc) + out + strength * (fold - 0.2);
  const twist = 0.035 * share * Math.sin(test.nodes * angle + stray + 0.6);
  const height = -down + 0.4 * strength * fold;
  return [radius * Math.cos(angle + twist), height, radius * Math.sin(angle + twist)];
}

const steps = 24;

/** How far out and down a strip has come: it turns from the level to its hang like a spring that gives way. */
function fallen({ hang, bend }: DrapeTest, length: number): readonly [out: number, down: number] {
  let out = 0;
  let down = 0;
  for (let step = 0; step < steps; step++) {
    const tilt = ((hang * Math.PI) / 180) * (1 - Math.exp(-(length * (step + 0.5)) / steps / bend));
    out += (Math.cos(tilt) * length) / steps;
    down += (Math.sin(tilt) * length) / steps;
  }
  return [out, down];
}

/** Across the two ways one can step on the cloth. */
function normalAt(test: DrapeTest, along: number, angle: number): Point {
  const small = 1e-4;
  const middle = Math.max(along, 2 * small);
  const outwards = between(pointAt(test, middle - small, angle), pointAt(test, middle + small, angle));
  const around = between(pointAt(test, middle, angle - small), pointAt(test, middle, angle + small));
  const [x, y, z] = [
    around[1] * outwards[2] - around[2] * outwards[1],
    around[2] * outwards[0] - around[0] * outwards[2],
    around[0] * outwards[1] - around[1] * outwards[0],
  ];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const between = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
