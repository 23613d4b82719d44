import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import { richText } from '../rich-text/rich-text';
import { unixSeconds } from '../unix-seconds';
import { articlesBeside, loadArticle, loadArticles } from './article-queries';
import { articleToWire } from './article-to-wire';

const relatedShown = 3;

/** An article with its text, its neighbours in time and the newest others; nothing when there is none of that id. */
export async function findArticle({ db, language, drafts }: CatalogueContext, { id }: { readonly id: number }) {
  const article = await loadArticle(db, id, { drafts });
  if (article === undefined) return undefined;
  const [{ newer, older }, others] = await Promise.all([
    articlesBeside(db, article, { drafts }),
    // Its neighbours stand beside it already.
    loadArticles(db, { limit: relatedShown + 2, offset: 0, except: id }, { drafts }),
  ]);
  const beside = [newer?.id, older?.id];
  const related = others.filter((other) => !beside.includes(other.id)).slice(0, relatedShown);
  return {
    article: articleToWire(article, language),
    body_html: richText(inLanguage(article.texts, language).bodyHtml),
    changed_at: article.changedAt && unixSeconds(article.changedAt),
    newer: newer ? articleToWire(newer, language) : null,
    older: older ? articleToWire(older, language) : null,
    related: related.map((other) => articleToWire(other, language)),
  };
}
