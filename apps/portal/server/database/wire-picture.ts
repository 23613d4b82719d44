import type { Language, StoredPicture } from './schema';

/** A stored picture in the caller's language. */
export function wirePicture(picture: StoredPicture | null, language: Language) {
  return picture === null ? null : { ...picture, alt: picture.alt[language] };
}
