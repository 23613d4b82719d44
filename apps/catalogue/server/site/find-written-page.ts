import type { CatalogueContext } from '../context';
import { allInLanguage, inLanguage } from '../database/in-language';
import { pictureToWire } from '../picture-to-wire';
import { loadWrittenPage } from './site-queries';

/** A written page; nothing when nobody has written it yet. */
export async function findWrittenPage<Name extends string>(
  { db, language }: CatalogueContext,
  { name }: { readonly name: Name },
) {
  const { texts, sections } = await loadWrittenPage(db, name);
  if (texts.length === 0) return undefined;
  const { title, description } = inLanguage(texts, language);
  return {
    name,
    title,
    description,
    sections: allInLanguage(sections, language).map((section) => ({
      kind: section.kind,
      title: section.title,
      body_html: section.bodyHtml,
      img: section.picture && pictureToWire(section.picture, language, section.title),
      items: [...section.items],
    })),
  };
}
