import type { Cloth } from './cloth';
import { linear, luminance } from './colour';
import { mix } from './number';

/** Towards the light: right, down the picture, out of it. */
export type LightDirection = readonly [x: number, y: number, z: number];

/** One warm key from the upper left, one cool sky: the mill's window. */
export interface Light {
  readonly direction: LightDirection;
  readonly key: number;
  readonly sky: number;
  /** How far light wraps round a form, 0 hard to 1. */
  readonly wrap: number;
  /** Strength of the highlight across a fibre. */
  readonly gloss: number;
  /** How narrow the highlight is, in doublings of its exponent: 4 cotton, 5 silk. */
  readonly focus: number;
  /** Light caught by loose fibres at grazing angles. */
  readonly sheen: number;
  /** Strength of the shadows that yarns cast on each other. */
  readonly grain: number;
}

export const flatLight: Light = {
  direction: [-0.55, -0.62, 0.56],
  key: 1.34,
  sky: 0.32,
  wrap: 0.25,
  gloss: 0.035,
  focus: 4,
  sheen: 0.05,
  grain: 1,
};

/** Lower and harder, so that folds model. */
export const rakingLight: Light = {
  ...flatLight,
  direction: [-0.62, -0.55, 0.48],
  key: 1.75,
  sky: 0.22,
  wrap: 0.1,
};

/** For bodies that stand in a room. */
export const roomLight: Light = { ...flatLight, direction: [-0.58, -0.5, 0.64], key: 1.5, sky: 0.36 };

/** Lustre of a yarn turned into highlight and sheen. */
export const lustrous = (light: Light, lustre: number): Light => ({
  ...light,
  gloss: light.gloss + 0.5 * lustre,
  focus: light.focus + (lustre > 0.5 ? 1 : 0),
  sheen: light.sheen + 0.04 * lustre,
  grain: light.grain * (1 - 0.55 * lustre),
});

/** Yarns and folds of a pale cloth light each other, so its shadows are never deep. */
export function softened(light: Light, { warp, weft }: Cloth): Light {
  const paleness = ({ colours }: Cloth['warp']): number =>
    colours.reduce((sum, colour) => sum + luminance(...linear(colour)), 0) / colours.length;
  const pale = 0.5 * (paleness(warp) + paleness(weft));
  return {
    ...light,
    sky: mix(light.sky, 0.62, pale),
    key: mix(light.key, 1.3, pale),
    grain: light.grain * (1 - 0.75 * pale),
  };
}
