import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Storage, withTransaction } from '@selvedge/server-kit';
import { eq, sql } from 'drizzle-orm';
import type { DemoContent } from '../../demo/content';
import { appRoot } from '../app-root';
import type { CatalogueDatabase, CatalogueHandle } from '../database/catalogue-database';
import { products, sites } from '../database/schema';
import { indexProducts } from '../search/index-products';
import { addArticles } from './add-articles';
import { addCategories } from './add-categories';
import { addDownloads } from './add-downloads';
import { addNavigation } from './add-navigation';
import { addPages } from './add-pages';
import { addPictures, type DemoPicture, type ManifestEntry } from './add-pictures';
import { addProducts } from './add-products';
import { addReductions } from './add-reductions';
import { addReviews } from './add-reviews';
import { addShop } from './add-shop';
import { addSite } from './add-site';
import { addVideos } from './add-videos';
import { copyFiles } from './copy-files';
import { moveSequences } from './move-sequences';

export interface DemoLoading {
  readonly db: CatalogueHandle;
  readonly storage: Storage;
  readonly siteId: number;
  /** The moment from which the demo's reductions are counted. */
  readonly now?: Date;
  readonly progress?: (step: string) => void;
}

/** Where the demo's content and files are; tests bring their own. */
export interface DemoSource {
  readonly content: DemoContent;
  readonly folder: string;
  readonly manifest: readonly ManifestEntry[];
}

/** What the adding steps share: the transaction, the content, and the numbers that its names have been given. */
export interface DemoAdding extends DemoSource {
  readonly tx: CatalogueDatabase;
  readonly siteId: number;
  readonly now: Date;
  readonly pictures: ReadonlyMap<string, DemoPicture>;
}

/** Fills an empty database with the demo content, in one transaction. Says whether it did. */
export async function loadDemo(loading: DemoLoading, given?: DemoSource): Promise<boolean> {
  const { db, storage, siteId, now = new Date(), progress = () => {} } = loading;
  if (!(await isEmpty(db, siteId))) return false;
  const source = given ?? (await builtInDemo());
  progress('loading the demo content');
  // Files first: a row never names a file that is not there, and copying twice does no harm.
  await copyFiles(storage, source);
  return withTransaction(db, async (tx) => {
    // Two instances that start at once both come this far; the second one finds the work done.
    await tx.execute(sql`select pg_advisory_xact_lock(7353100)`);
    if (!(await isEmpty(tx, siteId))) return false;
    const adding = { ...source, tx, siteId, now, pictures: await addPictures(tx, source) };
    await addSite(adding);
    await addCategories(adding);
    await addReductions(adding);
    await addProducts(adding);
    await addShop(adding);
    await addReviews(adding);
    await addArticles(adding);
    await addVideos(adding);
    await addDownloads(adding);
    await addPages(adding);
    await addNavigation(adding);
    await moveSequences(tx);
    await indexProducts(
      tx,
      source.content.products.map((_, index) => index + 1),
    );
    return true;
  });
}

/** Loaded only when it is needed: most starts find the database filled. */
async function builtInDemo(): Promise<DemoSource> {
  const { demoContent } = await import('../../demo/content');
  const folder = path.join(appRoot, 'demo');
  const manifest = JSON.parse(await readFile(path.join(folder, 'pictures/manifest.json'), 'utf8'));
  return { content: demoContent, folder, manifest };
}

async function isEmpty(db: CatalogueDatabase, siteId: number): Promise<boolean> {
  const [site] = await db.select({ demo: sites.demoVersion }).from(sites).where(eq(sites.id, siteId));
  if (site?.demo != null) return false;
  const found = await db.select({ id: products.id }).from(products).limit(1);
  return found.length === 0;
}
