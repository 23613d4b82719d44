import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import Parser from 'rss-parser';
import { ErrorLevel, parseSitemapIndex, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { validateXML } from 'xmllint-wasm';

/**
 * The schema of sitemaps.org. It asks for the schemas of whatever stands beside an address, which their owners keep on
 * the network; those parts are read by a parser that knows them.
 */
const sitemapSchema = readFileSync(
  path.join(path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json')), 'schema/sitemap.xsd'),
  'utf8',
).replaceAll('processContents="strict"', 'processContents="lax"');

/**
 * Reads a sitemap with the schema of sitemaps.org and a parser of others.
 *
 * @throws {Error} naming what either of them objects to
 */
export async function readSitemap(xml: string): Promise<readonly SitemapItem[]> {
  await validate(xml, sitemapSchema);
  const items: SitemapItem[] = [];
  const parser = new XMLToSitemapItemStream({ level: ErrorLevel.THROW });
  for await (const item of Readable.from([xml]).pipe(parser)) items.push(item as SitemapItem);
  if (parser.errorCount > 0) throw new Error(parser.errors.map(({ message }) => message).join('; '));
  return items;
}

/** The addresses of a sitemap index, read by a parser of others. */
export async function readSitemapIndex(xml: string): Promise<readonly string[]> {
  await validate(xml);
  return (await parseSitemapIndex(Readable.from([xml]))).map(({ url }) => url);
}

/**
 * Reads an RSS or Atom feed as a reader of news does.
 *
 * @throws {Error} when it is not well-formed, or no feed
 */
export async function readFeed(xml: string) {
  await validate(xml);
  return new Parser().parseString(xml);
}

async function validate(contents: string, schema?: string): Promise<void> {
  const xml = { fileName: 'given.xml', contents };
  // Without a schema it is only asked whether it is well-formed, which another way of writing it shows.
  const { valid, errors } = await validateXML({
    xml,
    maxMemoryPages: 4096,
    ...(schema === undefined ? { normalization: 'format' as const } : { schema }),
  });
  if (!valid) throw new Error(errors.map(({ rawMessage }) => rawMessage).join('; '));
}
