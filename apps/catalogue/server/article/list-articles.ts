import type { CatalogueContext } from '../context';
import { type PageAsked, pageAnswer, slice } from '../page-answer';
import { countArticles, loadArticles } from './article-queries';
import { articleToWire } from './article-to-wire';

/** A page of articles, newest first. */
export async function listArticles({ db, language, drafts }: CatalogueContext, asked: PageAsked) {
  const [rows, total] = await Promise.all([loadArticles(db, slice(asked), { drafts }), countArticles(db, { drafts })]);
  return pageAnswer(
    rows.map((row) => articleToWire(row, language)),
    total,
    asked,
  );
}
