import manifest from '../pictures/manifest.json';
import type { PictureName } from './types';

const rendered = new Map<string, PictureName[]>();
for (const { file, subject } of manifest) {
  const names = rendered.get(subject) ?? [];
  names.push(file.replace(/\.webp$/, ''));
  rendered.set(subject, names);
}

/** The pictures of a product in the order of its album, the face first. */
export const albumOf = (slug: string): readonly PictureName[] => rendered.get(slug) ?? [`${slug}-face`];
