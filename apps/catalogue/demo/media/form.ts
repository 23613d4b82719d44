/** The large shape under the weave at one pixel. */
export interface FormPoint {
  /** Rise a pixel to the right and downwards. */
  slopeX: number;
  slopeY: number;
  /** 0 in full cast shadow, 1 in the open light. */
  lit: number;
  /** 0 deep in a fold, 1 in the open. */
  open: number;
}

/** The large shape under the weave. */
export type Form = (x: number, y: number, point: FormPoint) => void;

export const flatPoint = (): FormPoint => ({ slopeX: 0, slopeY: 0, lit: 1, open: 1 });

/** A form that a scene fills pixel by pixel, for solid bodies. */
export interface PixelForm {
  readonly read: Form;
  set(index: number, slopeX: number, slopeY: number, lit: number, open: number): void;
}

export function pixelForm(width: number, height: number): PixelForm {
  const plane = new Float32Array(width * height * 4);
  for (let index = 0; index < width * height; index++) plane.set([0, 0, 1, 1], index * 4);
  return {
    read(x, y, point) {
      const start = (y * width + x) * 4;
      point.slopeX = plane[start] as number;
      point.slopeY = plane[start + 1] as number;
      point.lit = plane[start + 2] as number;
      point.open = plane[start + 3] as number;
    },
    set(index, slopeX, slopeY, lit, open) {
      const start = index * 4;
      plane[start] = Math.max(-4, Math.min(4, slopeX));
      plane[start + 1] = Math.max(-4, Math.min(4, slopeY));
      plane[start + 2] = lit;
      plane[start + 3] = open;
    },
  };
}
