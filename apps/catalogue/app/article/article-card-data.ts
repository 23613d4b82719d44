import type { Article } from '@selvedge/domain/content';
import type { PictureSource } from '@selvedge/ui';
import { pictureSource } from '../product/product-card-data';

/** What a list shows of an article. */
export interface ArticleCardData {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly image: PictureSource | null;
  /** In unix seconds; 0 when not known. */
  readonly showTime: number;
  readonly reads: number;
}

export function articleCard({ id, href, title, description, image, showTime, reads }: Article): ArticleCardData {
  return { id, href, title, description, image: pictureSource(image), showTime, reads };
}
