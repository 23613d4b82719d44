import { bottomPictures } from './bottoms';
import { denimPictures } from './denim';
import { finishPictures } from './finishes';
import { homeTextilePictures } from './home-textiles';
import type { PictureOrder } from './picture-order';
import { shirtingPictures } from './shirting';

/** Every picture of the demo catalogue. */
export const allPictures: readonly PictureOrder[] = [
  ...shirtingPictures,
  ...denimPictures,
  ...bottomPictures,
  ...finishPictures,
  ...homeTextilePictures,
];
