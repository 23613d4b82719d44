import { convertImage } from '@selvedge/rewriting';

/** A picture in the width that search engines are shown; one of the site's variants. */
export function pictureAddress(origin: string, url: string): string {
  return origin + encodeURI(convertImage(url, { thumbnail: { type: 4, width: 1024 }, convert: { quality: 80 } }));
}
