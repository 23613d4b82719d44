import { escapeXml, xmlElement } from '@selvedge/server-kit';
import type { FeedPlace } from '../feed/article-feed';
import { inLanguagePath, languageTag } from './language-address';
import type { SiteWords } from './load-site-words';

/** Longer short names are refused by browsers. */
const longestName = 16;

/** How a browser searches this site from its address bar. */
export function openSearch(site: SiteWords, { origin, language }: FeedPlace): string {
  const template = `${origin}${inLanguagePath('/product-search', language)}?keywords={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    xmlElement('ShortName', Array.from(site.name).slice(0, longestName).join('').trim()),
    xmlElement('Description', site.description.slice(0, 1024)),
    xmlElement('Language', languageTag(language)),
    xmlElement('InputEncoding', 'UTF-8'),
    `<Image width="32" height="32" type="image/x-icon">${escapeXml(origin)}/favicon.ico</Image>`,
    `<Url type="text/html" method="get" template="${escapeXml(template)}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
