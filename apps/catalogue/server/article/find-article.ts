import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import { richText } from '../rich-text/rich-text';
import { loadArticle, loadArticles } from './article-queries';
import { articleToWire } from './article-to-wire';

const relatedShown = 3;

/** An article with its text and the newest others; nothing when there is none of that id. */
export async function findArticle({ db, language, drafts }: CatalogueContext, { id }: { readonly id: number }) {
  const [article, others] = await Promise.all([
    loadArticle(db, id, { drafts }),
    loadArticles(db, { limit: relatedShown, offset: 0, except: id }, { drafts }),
  ]);
  if (article === undefined) return undefined;
  return {
    article: articleToWire(article, language),
    body_html: richText(inLanguage(article.texts, language).bodyHtml),
    related: others.map((other) => articleToWire(other, language)),
  };
}
