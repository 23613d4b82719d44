import { imageStem } from '@selvedge/rewriting';
import type { PictureSource } from '@selvedge/ui';

/** The picture of a shared link, in the proportions that networks show: the server cuts it (media/serve-shared-pictures). */
export interface SharedPicture {
  readonly url: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * The picture that networks show for a page.
 *
 * @example
 * sharedPicture({ url: '/p12/345-oxford.webp', … }); // { url: '/shared/p12/345-oxford.jpg', width: 1200, height: 630, … }
 */
export function sharedPicture({ url, alt }: PictureSource): SharedPicture | undefined {
  const stem = imageStem(url);
  if (stem === null) return undefined;
  return { url: `/shared${encodeURI(stem)}.jpg`, type: 'image/jpeg', width: 1200, height: 630, alt };
}
