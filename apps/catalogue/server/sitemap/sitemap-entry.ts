import { convertImage } from '@selvedge/rewriting';
import { escapeXml, xmlElement } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import { pageLanguages, textLanguage } from '../page-languages';
import { alternatesOf, inLanguagePath } from '../site-files/language-address';

export interface SitemapPage {
  /** The address without origin and language. */
  readonly path: string;
  /** When the page was really changed; left out when nobody knows. */
  readonly changed?: Date | undefined;
  /** Addresses of originals; the page shows variants of them. */
  readonly pictures?: readonly string[];
  readonly film?: ((language: Language) => SitemapFilm) | undefined;
}

export interface SitemapFilm {
  readonly title: string;
  readonly description: string;
  readonly still: string;
  readonly file: string;
  readonly seconds: number;
  readonly added: Date;
}

/** More pictures of one page are of no use to a search engine. */
const mostPictures = 10;

/** The width in which search engines are given pictures; one of those that the pages use. */
const pictureOf = (origin: string, address: string) =>
  origin + convertImage(address, { thumbnail: { type: 4, width: 1024 }, convert: { quality: 80 } });

/** A page in a sitemap: once for each language, and each entry names all of them. */
export function sitemapEntry(origin: string, { path, changed, pictures = [], film }: SitemapPage): string {
  const links = alternatesOf(origin, encodeURI(path))
    .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`)
    .join('');
  const images = pictures
    .slice(0, mostPictures)
    .map((address) => `<image:image>${xmlElement('image:loc', encodeURI(pictureOf(origin, address)))}</image:image>`)
    .join('');
  return pageLanguages
    .map((language) => {
      const loc = xmlElement('loc', origin + inLanguagePath(encodeURI(path), language));
      return `<url>${loc}${xmlElement('lastmod', changed?.toISOString())}${links}${images}${film ? filmElement(origin, film(textLanguage(language))) : ''}</url>\n`;
    })
    .join('');
}

function filmElement(origin: string, film: SitemapFilm): string {
  return [
    '<video:video>',
    xmlElement('video:thumbnail_loc', encodeURI(pictureOf(origin, film.still))),
    xmlElement('video:title', film.title),
    xmlElement('video:description', (film.description || film.title).slice(0, 2048)),
    xmlElement('video:content_loc', origin + encodeURI(film.file)),
    film.seconds >= 1 ? xmlElement('video:duration', Math.round(film.seconds)) : '',
    xmlElement('video:publication_date', film.added.toISOString()),
    '</video:video>',
  ].join('');
}
