import { films } from '../films';
import type { PictureOrder } from './picture-order';

/** The still that stands for a clip until it plays. */
export const posterPictures: PictureOrder[] = films.map((film) => ({
  name: film.name,
  role: 'poster',
  subject: film.name,
  width: 1280,
  height: 720,
  bytes: 120_000,
  scene: film.at(film.poster),
}));
