import type { Product } from '@selvedge/domain/content';
import type { PictureSource } from '@selvedge/ui';
import type { FilmData } from '../video/film-data';
import { pictureSource } from './product-card-data';

/** What an album shows: pictures, then the ways to look that no picture can give. */
export type Slide =
  | { readonly kind: 'picture'; readonly picture: PictureSource }
  | { readonly kind: 'pattern'; readonly picture: PictureSource; readonly repeatMm: number }
  | { readonly kind: 'model'; readonly url: string; readonly poster: PictureSource | null }
  | { readonly kind: 'film'; readonly film: FilmData };

/** The slides of a product. Without an album it still has the pictures of its card. */
export function albumSlides(product: Product, film: FilmData | null): Slide[] {
  const { album, image, hoverImage, modelUrl, modelPoster } = product;
  const patterns = album.flatMap((picture): Slide[] => {
    const source = pictureSource(picture);
    if (picture.kind !== 'pattern' || picture.repeatMm === null || !source) return [];
    return [{ kind: 'pattern', picture: source, repeatMm: picture.repeatMm }];
  });
  // A pattern whose size nobody knows cannot be shown true to scale: it is a picture like any other.
  const pictures = album.filter(({ kind, repeatMm }) => kind !== 'pattern' || repeatMm === null);
  const shown = (album.length > 0 ? pictures : [image, hoverImage]).flatMap((picture): Slide[] => {
    const source = pictureSource(picture);
    return source ? [{ kind: 'picture', picture: source }] : [];
  });
  const poster = pictureSource(modelPoster) ?? pictureSource(image);
  const models: Slide[] = modelUrl ? [{ kind: 'model', url: modelUrl, poster }] : [];
  const films: Slide[] = film && film.files.length > 0 ? [{ kind: 'film', film }] : [];
  return [...shown, ...patterns, ...models, ...films];
}
