import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { companies, companyProducts, companyProductTexts, type StoredPicture } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { hasOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import type { Texts } from '../desk/texts';
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

function productsOf({ now }: PortalContext, companyId: number) {
  return orderedRecords<Product, KeptProduct, typeof companyProducts>({
    name: 'product',
    records: companyProducts,
    texts: companyProductTexts,
    owner: 'productId',
    among: eq(companyProducts.companyId, companyId),
    shown: ({ isPublished, picture }) => ({ is_shown: isPublished, img: picture }),
    async columns(transaction, { is_shown: isPublished, img_url: url }, { ccId, sort }, kept) {
      const picture = await findPicture(transaction, { ccId, url, field: `list.${sort}.img_url` }, kept?.img);
      // Lists show first what is new: what was published, and not what was moved.
      const isFresh = kept === undefined || (isPublished && !kept.is_shown);
      return { companyId, isPublished, picture, ...(isFresh ? { updatedAt: now } : {}) };
    },
  });
}
