import { expose } from '../exposure';
import { flatLight, softened } from '../light';
import { blankPicture, blankSurface, type Picture } from '../picture';
import { shade } from '../shade';
import { weaveSurface } from '../weave-surface';
import type { Frame, PatternScene } from './scene';

/** Pixels that are drawn beyond the edge, so that shadows at the edge fall as they do everywhere. */
const margin = 12;

/** Exactly so many ends and picks of a cloth, straight on, in even light: laid side by side they show no seam. */
export function renderPattern({ cloth, ends, picks }: PatternScene, { width, height }: Frame): Picture {
  const wide = { width: width + 2 * margin, height: height + 2 * margin };
  const pixelsPerEnd = width / ends;
  const surface = weaveSurface(blankSurface(wide.width, wide.height), cloth, pixelsPerEnd, (x, y, place) => {
    place.u = wrapped((x - margin + 0.5) / width) * ends;
    place.v = wrapped((y - margin + 0.5) / height) * picks;
    return true;
  });
  const lit = expose(shade(surface, pixelsPerEnd, softened(flatLight, cloth)), surface, 0.97);
  return cropped(lit, { width, height });
}

const wrapped = (share: number): number => share - Math.floor(share);

function cropped(picture: Picture, { width, height }: Frame): Picture {
  const inside = blankPicture(width, height);
  for (let y = 0; y < height; y++) {
    const start = ((y + margin) * picture.width + margin) * 3;
    inside.light.set(picture.light.subarray(start, start + width * 3), y * width * 3);
  }
  return inside;
}
