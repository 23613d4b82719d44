import { paymentKindOf } from '@selvedge/domain/shop';
import { paymentTypeName } from '@selvedge/error-catalogue';
import { asc, eq } from 'drizzle-orm';
import type { CatalogueContext } from '../context';
import { inLanguage } from '../database/in-language';
import { paymentAccounts } from '../database/schema';
import { requireShop } from './require-shop';

/** The payment types that are set up: providers by settings, transfers by an account in the database. */
export async function listPaymentTypes(context: CatalogueContext) {
  await requireShop(context.db, context.siteId);
  return { list: await availablePaymentTypes(context) };
}

export interface AvailablePaymentType {
  readonly payment_type: number;
  readonly name: string;
  readonly kind: 'redirect' | 'transfer';
  readonly rows: { readonly name: string; readonly value: string }[];
  readonly note: string;
}

type Asking = Pick<CatalogueContext, 'db' | 'siteId' | 'language' | 'payments'>;

export async function availablePaymentTypes(asking: Asking): Promise<AvailablePaymentType[]> {
  const providers = [...asking.payments.keys()].map((type): AvailablePaymentType => {
    return { payment_type: type, name: paymentTypeName(type), kind: 'redirect', rows: [], note: '' };
  });
  return [...providers, ...(await transfers(asking))];
}

async function transfers({ db, siteId, language }: Asking): Promise<AvailablePaymentType[]> {
  const accounts = await db
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.siteId, siteId))
    .orderBy(asc(paymentAccounts.position));
  const types = [...new Set(accounts.map(({ paymentType }) => paymentType))];
  return types.flatMap((type) => {
    const texts = accounts.filter(({ paymentType }) => paymentType === type);
    const { rows, note } = inLanguage(texts, language);
    if (paymentKindOf(type) !== 'transfer') return [];
    return { payment_type: type, name: paymentTypeName(type), kind: 'transfer', rows: [...rows], note };
  });
}
