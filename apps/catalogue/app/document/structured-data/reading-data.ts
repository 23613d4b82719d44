import type { Article, FAQPage, ItemList, VideoObject } from 'schema-dts';
import type { ArticleData } from '../../article/load-articles.server';
import type { SectionData } from '../../home/section-data';
import { languageTag, localeOf } from '../../language/address';
import type { SiteData } from '../../layout/site-data';
import type { VideoData } from '../../video/load-videos.server';
import { organizationId } from './organization';
import { absolute } from './page-graph';
import { pictureAddress } from './picture-address';

/** What a program reads of an article. The mill is its author and publisher; no person is named. */
export function articleData(article: ArticleData, site: SiteData, path: string): Article {
  const { title, description, image, showTime, changedAt, href } = article;
  const url = absolute(site.origin, path, href);
  const mill = {
    '@type': 'Organization',
    '@id': organizationId(site.origin),
    name: site.name,
    url: `${site.origin}/`,
  } as const;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    url,
    mainEntityOfPage: url,
    inLanguage: languageTag[localeOf(path)],
    author: mill,
    publisher: mill,
    ...(description && { description }),
    ...(image && { image: pictureAddress(site.origin, image.url) }),
    ...(showTime > 0 && { datePublished: day(showTime) }),
    ...(changedAt !== null && { dateModified: day(changedAt) }),
  };
}

/** What a program reads of a film; nothing when it lacks what search engines require. */
export function videoData(video: VideoData, site: SiteData, path: string): VideoObject[] {
  const { title, description, image, files, duration, showTime, href } = video;
  const [file] = files;
  if (!image || !file || showTime === 0) return [];
  const url = absolute(site.origin, path, href);
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#video`,
      name: title,
      description: description || title,
      url,
      thumbnailUrl: pictureAddress(site.origin, image.url),
      uploadDate: day(showTime),
      contentUrl: site.origin + encodeURI(file.url),
      inLanguage: languageTag[localeOf(path)],
      publisher: { '@id': organizationId(site.origin) },
      ...(duration >= 1 && { duration: `PT${Math.round(duration)}S` }),
    },
  ];
}

/** The records that a list shows, in its order. */
export function itemListData(
  items: readonly { readonly href: string; readonly title: string }[],
  site: SiteData,
  path: string,
): ItemList[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({ href, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: absolute(site.origin, path, href),
      })),
    },
  ];
}

/** The questions of a written page with their answers, where it has some. */
export function questionData(sections: readonly SectionData[]): FAQPage[] {
  const questions = sections.flatMap(({ kind, items }) => (kind === 'questions' ? items : []));
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ name, value }) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text: value },
      })),
    },
  ];
}

/** The day alone would be read in some zone; the moment is known. */
function day(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString();
}
