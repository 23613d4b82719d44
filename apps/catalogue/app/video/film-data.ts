import { parseVideo } from '@selvedge/domain/content';
import { pictureSource } from '../product/product-card-data';

/** What a screen shows of a film, and plays. */
export type FilmData = ReturnType<typeof readFilm>[number];

/** Reads a film; one that cannot be read is left out. */
export function readFilm(raw: unknown) {
  const parsed = parseVideo(raw);
  if (!parsed.ok) return [];
  const { id, href, title, description, image, duration, showTime, productUrlSuffix, files, tracks } = parsed.value;
  return [
    {
      ...{ id, href, title, description, duration, showTime, files, tracks },
      image: pictureSource(image),
      productHref: productUrlSuffix,
    },
  ];
}
