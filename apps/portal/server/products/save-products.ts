import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { asc, eq, inArray } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import type { PortalDb } from '../database/portal-db';
import { companies, companyProducts, companyProductTexts, type StoredPicture } from '../database/schema';
import { hasOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { type Texts, textRows, textsByRecord } from '../desk/texts';
import { findPicture } from '../media/find-picture';

interface Product {
  readonly is_shown: boolean;
  readonly img_url: string | null;
  readonly texts: Texts<{ readonly name: string; readonly summary: string; readonly description: string }>;
}

interface KeptProduct extends Omit<Product, 'img_url'> {
  readonly id: number;
  readonly img: StoredPicture | null;
}

interface OfCompany {
  readonly ccId: number;
  readonly company_id: number;
}

/** Every product of a company, also those that are not published. */
export async function readAllProducts(context: PortalContext, of: OfCompany) {
  requireRight(context, 'company.manage', of.ccId);
  await requireCompany(context.db, of);
  return orderedList(await productsOf(context, of.company_id).read(context.db, of.ccId));
}

/** Keeps the products of a company as they are sent. */
export async function saveProducts(context: PortalContext, sent: SentList<Product> & OfCompany) {
  requireRight(context, 'company.manage', sent.ccId);
  await requireCompany(context.db, sent);
  return saveOrdered(context, sent, productsOf(context, sent.company_id));
}

async function requireCompany(db: Pick<PortalDb, '$count'>, { ccId, company_id: id }: OfCompany): Promise<void> {
  if (await hasOwnRow(db, companies, { ccId, id })) return;
  throw refuse(codes.doesNotExist, { issues: [fieldIssue('company_id', codes.doesNotExist)] });
}

function productsOf({ now }: PortalContext, companyId: number): OrderedKind<Product, KeptProduct> {
  return {
    name: 'product',
    async read(db) {
      const rows = await db
        .select()
        .from(companyProducts)
        .where(eq(companyProducts.companyId, companyId))
        .orderBy(asc(companyProducts.sort), asc(companyProducts.id));
      const ids = rows.map(({ id }) => id);
      const texts = await db.select().from(companyProductTexts).where(inArray(companyProductTexts.productId, ids));
      const textsOf = textsByRecord(texts, ({ productId }) => productId);
      return rows.map(({ id, isPublished, picture }) => ({
        id,
        is_shown: isPublished,
        img: picture,
        texts: textsOf(id),
      }));
    },
    async insert(transaction, { is_shown: isPublished, img_url: url, texts }, { ccId, sort }) {
      const picture = await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` });
      const row = { communityId: ccId, companyId, sort, isPublished, picture, updatedAt: now };
      const { id } = onlyRow(
        await transaction.insert(companyProducts).values(row).returning({ id: companyProducts.id }),
      );
      await transaction.insert(companyProductTexts).values(textRows(texts, { productId: id }));
    },
    async update(transaction, kept, { is_shown: isPublished, img_url: url, texts }, { ccId, sort }) {
      const { id, img } = kept;
      const picture = await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` }, img);
      // Lists show first what is new: what was published, and not what was moved.
      const fresh = isPublished && !kept.is_shown ? { updatedAt: now } : {};
      await transaction
        .update(companyProducts)
        .set({ sort, isPublished, picture, ...fresh })
        .where(eq(companyProducts.id, id));
      await transaction.delete(companyProductTexts).where(eq(companyProductTexts.productId, id));
      await transaction.insert(companyProductTexts).values(textRows(texts, { productId: id }));
    },
    remove: (transaction, gone) =>
      transaction.delete(companyProducts).where(
        inArray(
          companyProducts.id,
          gone.map(({ id }) => id),
        ),
      ),
  };
}
