import { inLanguage } from './database/in-language';
import type { Language, pictures, pictureTexts } from './database/schema';

/** A picture with its texts, as the queries load it. */
export type PictureRow = Pick<typeof pictures.$inferSelect, 'address' | 'width' | 'height' | 'colour'> & {
  readonly texts: readonly Pick<typeof pictureTexts.$inferSelect, 'language' | 'alt'>[];
};

export interface WirePicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly alt: string;
}

/** A picture as it travels; without a text of its own it is described by the title of what it shows. */
export function pictureToWire(picture: PictureRow, language: Language, title: string): WirePicture {
  const { address, width, height, colour, texts } = picture;
  const alt = texts.length > 0 ? inLanguage(texts, language).alt : title;
  return { url: address, width, height, colour, alt };
}
