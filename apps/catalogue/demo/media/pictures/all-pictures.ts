import { bottomPictures } from './bottoms';
import { denimPictures } from './denim';
import { finishPictures } from './finishes';
import { homeTextilePictures } from './home-textiles';
import { pagePictures } from './pages';
import { patternPictures } from './patterns';
import type { PictureOrder } from './picture-order';
import { posterPictures } from './posters';
import { shirtingPictures } from './shirting';
import { patternedShirtingPictures } from './shirting-patterns';
import { yarnPictures } from './yarns';

/** Every picture of the demo catalogue, in the order it is rendered. */
export const allPictures: readonly PictureOrder[] = [
  ...shirtingPictures,
  ...patternedShirtingPictures,
  ...denimPictures,
  ...bottomPictures,
  ...yarnPictures,
  ...finishPictures,
  ...homeTextilePictures,
  ...pagePictures,
  ...posterPictures,
  ...patternPictures,
];
