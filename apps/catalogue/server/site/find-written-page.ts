import type { CatalogueContext } from '../context';
import { allInLanguage, inLanguage } from '../database/in-language';
import { pictureToWire } from '../picture-to-wire';
import { richText } from '../rich-text/rich-text';
import { type PageName, pageTitles } from './page-titles';
import { loadWrittenPage } from './site-queries';

/** A written page. One that nobody has written yet has its name and no sections, so that a new site is whole. */
export async function findWrittenPage<Name extends PageName>(
  { db, language, drafts }: CatalogueContext,
  { name }: { readonly name: Name },
) {
  const { texts, sections } = await loadWrittenPage(db, name, { drafts });
  if (texts.length === 0) return { name, title: pageTitles[name][language], description: '', sections: [] };
  const { title, description } = inLanguage(texts, language);
  return {
    name,
    title,
    description,
    sections: allInLanguage(sections, language).map((section) => ({
      kind: section.kind,
      title: section.title,
      body_html: richText(section.bodyHtml),
      img: section.picture && pictureToWire(section.picture, language, section.title),
      items: [...section.items],
    })),
  };
}
