import { limits } from '@selvedge/domain/limits';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface MagnifierPlace {
  /** Corner of the lens, in CSS pixels from the picture's own corner. */
  readonly lens: { readonly left: number; readonly top: number };
  /** Corner of the glass, in CSS pixels from the window's corner. */
  readonly glass: { readonly left: number; readonly top: number };
  /** How large the picture is under the glass and how far it is moved, in CSS pixels. */
  readonly picture: { readonly width: number; readonly height: number; readonly left: number; readonly top: number };
}

const { magnifierLens: lens, magnifierGlass: glass, magnifierGap: gap } = limits;

/** So many times larger is what the glass shows of what lies under the lens. */
const power = glass / lens;

/**
 * Where lens and glass stand while the pointer is on a picture (specification §9: lens 100 × 100, glass 500 × 500, 20
 * pixels between). The glass stands at the picture's right, else at its left; null when neither side has room.
 *
 * @param frame the picture's place in the window; the picture fills it and is cut where it stands over
 * @param natural the picture's own size, in whatever unit
 */
export function magnifierPlace(
  frame: Box,
  natural: { readonly width: number; readonly height: number },
  pointer: { readonly x: number; readonly y: number },
  window: { readonly width: number; readonly height: number },
): MagnifierPlace | null {
  const left = glassLeft(frame, window.width);
  if (left === null || window.height < glass || natural.width <= 0 || natural.height <= 0) return null;
  const lensLeft = within(pointer.x - frame.left - lens / 2, frame.width - lens);
  const lensTop = within(pointer.y - frame.top - lens / 2, frame.height - lens);
  const fill = Math.max(frame.width / natural.width, frame.height / natural.height);
  const shown = { width: natural.width * fill, height: natural.height * fill };
  const cut = { left: (shown.width - frame.width) / 2, top: (shown.height - frame.height) / 2 };
  return {
    lens: { left: lensLeft, top: lensTop },
    glass: { left, top: within(frame.top, window.height - glass) },
    picture: {
      width: shown.width * power,
      height: shown.height * power,
      left: -(lensLeft + cut.left) * power,
      top: -(lensTop + cut.top) * power,
    },
  };
}

function glassLeft(frame: Box, windowWidth: number): number | null {
  const right = frame.left + frame.width + gap;
  if (right + glass <= windowWidth) return right;
  const left = frame.left - gap - glass;
  return left >= 0 ? left : null;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
