import { describe, expect, it } from 'vitest';
import { magnifierPlace } from './magnifier-place';

const frame = { left: 150, top: 200, width: 600, height: 600 };
const square = { width: 1200, height: 1200 };
const wide = { width: 1440, height: 900 };

describe('the magnifier', () => {
  it('stands 20 pixels beside the picture, the lens under the pointer', () => {
    expect(magnifierPlace(frame, square, { x: 450, y: 500 }, wide)).toEqual({
      lens: { left: 250, top: 250 },
      glass: { left: 770, top: 200 },
      picture: { width: 3000, height: 3000, left: -1250, top: -1250 },
    });
  });

  it.each([
    ['upper left', { x: 151, y: 201 }, { left: 0, top: 0 }],
    ['lower right', { x: 749, y: 799 }, { left: 500, top: 500 }],
    ['outside', { x: 9999, y: -9999 }, { left: 500, top: 0 }],
  ])('keeps its lens within the picture: %s', (_where, pointer, lens) => {
    expect(magnifierPlace(frame, square, pointer, wide)?.lens).toEqual(lens);
  });

  it('shows what is seen of a picture that is cut', () => {
    const portrait = magnifierPlace(frame, { width: 1200, height: 1500 }, { x: 150, y: 200 }, wide);
    expect(portrait?.picture).toEqual({ width: 3000, height: 3750, left: -0, top: -375 });
  });

  it('goes to the other side where there is no room', () => {
    const right = { ...frame, left: 700 };
    expect(magnifierPlace(right, square, { x: 900, y: 500 }, wide)?.glass.left).toBe(180);
  });

  it.each([
    ['no side has room', frame, square, { width: 1200, height: 900 }],
    ['the window is too low', frame, square, { width: 1440, height: 499 }],
    ['the picture’s size is not known', frame, { width: 0, height: 0 }, wide],
  ])('is not offered when %s', (_why, box, natural, window) => {
    expect(magnifierPlace(box, natural, { x: 450, y: 500 }, window)).toBeNull();
  });
});
