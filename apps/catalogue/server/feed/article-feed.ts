import { convertImage } from '@selvedge/rewriting';
import { xmlText } from '@selvedge/server-kit';
import { Feed } from 'feed';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { inLanguage } from '../database/in-language';
import type { Language } from '../database/schema';
import { addressOf } from '../record-address';
import { richText } from '../rich-text/rich-text';
import { inLanguagePath, languageTag } from '../site-files/language-address';
import type { SiteWords } from '../site-files/load-site-words';
import { loadFeedArticles } from './feed-queries';

const shownInFeed = 20;

export interface FeedPlace {
  readonly origin: string;
  readonly language: Language;
}

/** The newest articles for feed readers: in the language of the address, whole, with pictures. */
export async function articleFeed(
  db: CatalogueDatabase,
  site: SiteWords,
  { origin, language }: FeedPlace,
): Promise<Feed> {
  const articles = await loadFeedArticles(db, shownInFeed);
  const home = origin + inLanguagePath('/', language);
  const feed = new Feed({
    id: home,
    link: home,
    title: site.name,
    description: site.description,
    language: languageTag(language),
    favicon: `${origin}/favicon.ico`,
    copyright: site.companyName,
    updated: articles[0] === undefined ? new Date(0) : newest(articles),
    feedLinks: {
      rss: origin + inLanguagePath('/feed.xml', language),
      atom: origin + inLanguagePath('/atom.xml', language),
    },
  });
  for (const article of articles) {
    const { title, summary, bodyHtml } = inLanguage(article.texts, language);
    const link = origin + inLanguagePath(encodeURI(addressOf.article(article)), language);
    feed.addItem({
      // The same article in the same place for ever, whatever its title becomes.
      id: `${origin}${inLanguagePath(`/article-detail/${article.id}`, language)}`,
      title: xmlText(title),
      link,
      description: xmlText(summary),
      content: xmlText(richText(bodyHtml)),
      date: article.changedAt ?? article.addedAt,
      published: article.addedAt,
      author: [{ name: site.companyName }],
      ...(article.picture && {
        image: {
          url:
            origin +
            convertImage(article.picture.address, { thumbnail: { type: 4, width: 1024 }, convert: { quality: 80 } }),
          type: 'image/webp',
        },
      }),
    });
  }
  return feed;
}

function newest(articles: readonly { readonly addedAt: Date; readonly changedAt: Date | null }[]): Date {
  return new Date(Math.max(...articles.map(({ addedAt, changedAt }) => (changedAt ?? addedAt).getTime())));
}
