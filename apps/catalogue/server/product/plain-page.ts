import type { ProductSort } from '@selvedge/api-contract/catalogue';
import { and, between, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { CatalogueContext } from '../context';
import type { CatalogueHandle } from '../database/catalogue-database';
import { products } from '../database/schema';
import { published, type Seeing, shown } from '../draft/shown';
import type { Branch } from '../kept/product-summary';
import { loadCardPage, type ProductCard } from './product-cards';
import { productOrder } from './product-order';

/** Every so many products of a list one is remembered: a page is looked for from there on. */
const stride = 1_000;

/** Where a list stands at the place of a remembered product. */
interface Mark {
  readonly key: string | null;
  readonly id: number;
}

/** The same with its values left open. */
type OpenMark = Readonly<Record<keyof Mark, Mark[keyof Mark] | Placeholder>>;

/** What each order goes by, and what stands at a mark and after it. Ends of lists without a figure are left out. */
const keys = {
  recommended: {
    key: products.position,
    from: (mark) => sql`(${products.position}, ${products.id}) >= (${mark.key}::int, ${mark.id}::int)`,
  },
  newest: {
    key: products.addedAt,
    from: (mark) => sql`(${products.addedAt}, ${products.id}) <= (${mark.key}::timestamptz, ${mark.id}::int)`,
  },
  lightest: {
    key: products.weightGsm,
    from: (mark) => sql`(${products.weightGsm}, ${products.id}) >= (${mark.key}::real, ${mark.id}::int)`,
  },
  heaviest: {
    key: products.weightGsm,
    from: (mark) =>
      sql`${products.weightGsm} <= ${mark.key}::real and (${products.weightGsm} < ${mark.key}::real or ${products.id} >= ${mark.id}::int)`,
  },
} as const satisfies Record<ProductSort, { readonly key: unknown; readonly from: (mark: OpenMark) => SQL }>;

interface PlainAsked {
  readonly sort: ProductSort;
  readonly branch: Branch;
  readonly limit: number;
  readonly offset: number;
}

type Asking = Pick<CatalogueContext, 'db' | 'kept' | 'drafts'>;

/** A page of a list that nothing but a category narrows. */
export async function findPlainPage(asking: Asking, asked: PlainAsked): Promise<ProductCard[]> {
  return (await findDeepPage(asking, asked)) ?? (await readPage(asking, asked, undefined));
}

/**
 * A page far down: from the nearest mark on instead of from the top, since OFFSET reads everything that it skips.
 * Nothing when the page is near the top or the marks are not made yet.
 */
export async function findDeepPage(asking: Asking, asked: PlainAsked): Promise<ProductCard[] | undefined> {
  const { db, kept, drafts } = asking;
  const { sort, branch, limit, offset } = asked;
  if (drafts || offset < stride) return undefined;
  const marks = await kept.meanwhile(`marks ${sort} ${branch ?? ''}`, () => loadMarks(db, sort, branch));
  const mark = marks?.[Math.floor(offset / stride)];
  if (mark == null || mark.key === null) return undefined;
  const cards = await readPage(asking, { ...asked, offset: offset % stride }, mark);
  // A page that runs into what has no figure is taken the long way.
  return cards.length < limit ? undefined : cards;
}

function readPage(
  { db, drafts }: Asking,
  { sort, branch, limit, offset }: PlainAsked,
  mark: Mark | undefined,
): Promise<ProductCard[]> {
  const name = `cards ${sort}${branch ? ' of a branch' : ''}${mark ? ' from a mark' : ''}`;
  const ids = () => sql`array(${plainIds(sort, branch !== undefined, mark !== undefined, { drafts })})`;
  return loadCardPage(db, { name, ids, values: { branch, limit, offset, ...mark } }, { drafts });
}

/** The ids of such a page, its values left open. */
function plainIds(sort: ProductSort, isBranch: boolean, isMarked: boolean, seeing: Seeing): SQL {
  const order = productOrder(sort, 'page_content');
  const [branch, limit, offset] = [sql.placeholder('branch'), sql.placeholder('limit'), sql.placeholder('offset')];
  if (isBranch && !isMarked) return branchPage(order, branch, limit, offset, seeing);
  const mark = isMarked ? keys[sort].from({ key: sql.placeholder('key'), id: sql.placeholder('id') }) : undefined;
  const within = isBranch ? sql`${products.categoryId} = any(${branch}::int[])` : undefined;
  return sql`
    select ${products.id} from ${products} where ${and(shown(products, seeing), within, mark) ?? sql`true`}
    order by ${order} limit ${limit} offset ${offset}`;
}

/**
 * A branch's page, put together from the pages of its categories, each of which lies in its index in the right order.
 * `between` and not `=`, and ordered by the category too: else an index of all products fits as well, which is read
 * from end to end for a category that is small.
 */
export function branchPage(
  order: SQL,
  branch: readonly number[] | Placeholder,
  limit: number | Placeholder,
  offset: number | Placeholder,
  seeing: Seeing,
): SQL {
  const inCategory = and(
    between(products.categoryId, sql`wanted.category`, sql`wanted.category`),
    shown(products, seeing),
  );
  return sql`
    select ${products.id} as id from unnest(${Array.isArray(branch) ? sql.param([...branch]) : branch}::int[]) as wanted(category)
    cross join lateral (
      select ${products.id}, ${products.position}, ${products.addedAt}, ${products.weightGsm}
      from ${products} where ${inCategory} order by ${products.categoryId}, ${order} limit ${offset}::int + ${limit}::int
    ) products order by ${order} limit ${limit} offset ${offset}`;
}

/** Reads a list once; it may take longer than a visitor's query. */
async function loadMarks(db: CatalogueHandle, sort: ProductSort, branch: Branch): Promise<Mark[]> {
  const order = productOrder(sort, 'page_content');
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '60s'`);
    const { rows } = await tx.execute<{ key: string | null; id: number }>(sql`
      select key, id from (
        select ${keys[sort].key}::text as key, ${products.id} as id, row_number() over (order by ${order}) - 1 as place
        from ${products} where ${inBranch(branch)}
      ) numbered where place % ${stride} = 0 order by place`);
    return rows;
  });
}

function inBranch(branch: Branch, seeing: Seeing = published): SQL | undefined {
  return and(shown(products, seeing), branch && inArray(products.categoryId, [...branch]));
}
