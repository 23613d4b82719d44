import { escapeXml, xmlElement } from '@selvedge/server-kit';
import { readBaseInfo } from '../community/read-base-info';
import type { PortalContext } from '../context';
import { selectNews } from '../news/news-queries';
import { pagePath } from './page-address';

/** The latest news as RSS 2.0, in the language of the context. */
export async function newsFeed(context: PortalContext, ccId: number, origin: string): Promise<string> {
  const { language, now } = context;
  const [community, items] = await Promise.all([
    readBaseInfo(context, ccId),
    selectNews(context, { ccId, limit: 30, offset: 0 }),
  ]);
  const home = origin + pagePath('/', language);
  const self = origin + pagePath('/news.rss', language);
  const latest = items.reduce((last, { publishAt }) => Math.max(last, publishAt?.getTime() ?? 0), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    xmlElement('title', community.name),
    xmlElement('link', home),
    xmlElement('description', community.desc ?? community.name),
    xmlElement('language', language),
    xmlElement('lastBuildDate', new Date(latest || now.getTime()).toUTCString()),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(({ id, title, summary, category, publishAt }) => {
      const address = origin + pagePath(`/news/${id}`, language);
      return [
        '<item>',
        xmlElement('title', title),
        xmlElement('link', address),
        xmlElement('description', summary),
        xmlElement('category', category),
        `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
        xmlElement('pubDate', (publishAt ?? now).toUTCString()),
        '</item>',
      ].join('');
    }),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
