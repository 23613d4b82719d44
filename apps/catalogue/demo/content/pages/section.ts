import type { DemoSection, PictureName, SectionKind, Words } from '../types';
import { words } from '../words';

interface SectionParts {
  readonly title: Words;
  readonly body?: readonly Words[];
  readonly picture?: PictureName;
  readonly items?: DemoSection['items'];
}

/** A section of a written page; its paragraphs become safe HTML here, so that writers write plain sentences. */
export const section = (kind: SectionKind, { title, body = [], picture, items = [] }: SectionParts): DemoSection => ({
  kind,
  title,
  bodyHtml: words(
    body.map(({ en }) => `<p>${en}</p>`).join(''),
    body.map((paragraph) => `<p>${paragraph['zh-cn']}</p>`).join(''),
  ),
  picture: picture ?? null,
  items,
});
