import { escapeXml } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { inLanguage } from '../database/in-language';
import { addressOf } from '../record-address';
import { pageTitles } from '../site/page-titles';
import { type SitemapPage, sitemapEntry } from './sitemap-entry';
import {
  findParts,
  pageChanges,
  type SitemapKind,
  sitemapArticles,
  sitemapCategories,
  sitemapProducts,
  sitemapVideos,
} from './sitemap-queries';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const urlSet =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n';

/** The list of all sitemaps. */
export async function sitemapIndex(db: CatalogueDatabase, origin: string): Promise<string> {
  const kinds: readonly SitemapKind[] = ['products', 'articles', 'videos'];
  const parts = await Promise.all(
    kinds.map(async (kind) => (await findParts(db, kind)).map((part) => `${kind}-${part}`)),
  );
  const names = ['pages', ...parts.flat()];
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>\n`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** One sitemap, piece by piece, so that a large one is never held in memory; nothing for an unknown name. */
export function sitemapPart(db: CatalogueDatabase, origin: string, name: string): AsyncGenerator<string> | undefined {
  if (name === 'pages') return writeSet(origin, standingPages(db));
  const [found, kind, part] = /^(products|articles|videos)-(0|[1-9]\d{0,4})$/.exec(name) ?? [];
  if (found === undefined) return undefined;
  return writeSet(origin, recordPages[kind as SitemapKind](db, Number(part)));
}

async function* writeSet(origin: string, pages: AsyncIterable<SitemapPage>): AsyncGenerator<string> {
  yield head + urlSet;
  for await (const page of pages) yield sitemapEntry(origin, page);
  yield '</urlset>\n';
}

/** The lists of the site; the written pages follow the table of their titles. */
const lists = ['/product-products', '/article-list', '/video-list', '/downloads'] as const;

async function* standingPages(db: CatalogueDatabase): AsyncGenerator<SitemapPage> {
  const changes = await pageChanges(db);
  for (const name of Object.keys(pageTitles)) {
    yield { path: name === 'home' ? '/' : `/${name}`, changed: changes.get(name) ?? undefined };
  }
  for (const path of lists) yield { path };
  for (const category of await sitemapCategories(db)) yield { path: addressOf.category(category) };
}

interface Dated {
  readonly addedAt: Date;
  readonly changedAt: Date | null;
}

const changedOf = ({ addedAt, changedAt }: Dated): Date => changedAt ?? addedAt;

const recordPages = {
  async *products(db: CatalogueDatabase, part: number) {
    for await (const product of sitemapProducts(db, part)) {
      const pictures = product.pictures.map(({ picture }) => picture.address);
      yield { path: addressOf.product(product), changed: changedOf(product), pictures };
    }
  },
  async *articles(db: CatalogueDatabase, part: number) {
    for await (const article of sitemapArticles(db, part)) {
      const pictures = article.picture ? [article.picture.address] : [];
      yield { path: addressOf.article(article), changed: changedOf(article), pictures };
    }
  },
  async *videos(db: CatalogueDatabase, part: number) {
    for await (const video of sitemapVideos(db, part)) {
      const { picture, files, texts, seconds, addedAt } = video;
      const still = picture?.address;
      const file = files[0]?.url;
      yield {
        path: addressOf.video(video),
        changed: changedOf(video),
        // A film without a still or a file is a page like any other.
        film:
          still === undefined || file === undefined
            ? undefined
            : (language: Parameters<typeof inLanguage>[1]) => {
                const { title, summary } = inLanguage(texts, language);
                return { title, description: summary, still, file, seconds, added: addedAt };
              },
      };
    }
  },
} as const satisfies Record<SitemapKind, (db: CatalogueDatabase, part: number) => AsyncIterable<SitemapPage>>;
