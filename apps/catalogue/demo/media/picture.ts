/** A finished picture in linear light: three floats a pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** What lies under each pixel before light falls on it. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  /** Fine relief, in end spacings. */
  readonly relief: Float32Array;
  /** Three floats a pixel. */
  readonly albedo: Float32Array;
  /** 1 where the yarn on top runs across, 0 where it runs upright: fibres shine across their run. */
  readonly across: Float32Array;
  /** 1 where there is anything at all. */
  readonly cover: Float32Array;
}

export const blankPicture = (width: number, height: number): Picture => ({
  width,
  height,
  light: new Float32Array(width * height * 3),
});

export const blankSurface = (width: number, height: number): Surface => ({
  width,
  height,
  relief: new Float32Array(width * height),
  albedo: new Float32Array(width * height * 3),
  across: new Float32Array(width * height),
  cover: new Float32Array(width * height),
});
