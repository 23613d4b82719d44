import type { RawArticle } from '@selvedge/domain/content';
import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { pictureToWire } from '../picture-to-wire';
import { addressOf } from '../record-address';
import { unixSeconds } from '../unix-seconds';
import type { ArticleCard } from './article-queries';

export function articleToWire(article: ArticleCard, language: Language): RawArticle {
  const { title, tab, summary } = inLanguage(article.texts, language);
  return {
    id: article.id,
    relate_type: 'article',
    content_type: 'article',
    page_url_suffix: addressOf.article(article),
    title,
    tab,
    summary,
    img: article.picture && pictureToWire(article.picture, language, title),
    reads: article.reads,
    add_time: unixSeconds(article.addedAt),
  };
}
