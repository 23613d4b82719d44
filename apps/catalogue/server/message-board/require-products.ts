import type { SelectedProduct } from '@selvedge/domain/inquiry';
import { codes, type LocalizedText } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import type { Language } from '../database/schema';
import { knownProducts } from './inquiry-queries';

/** Refuses an inquiry about products that are not there, and says which. */
export async function requireProducts(
  db: CatalogueDatabase,
  chosen: readonly SelectedProduct[],
  language: Language,
): Promise<void> {
  const known = await knownProducts(
    db,
    chosen.map(({ id }) => id),
  );
  const missing = chosen.find(({ id }) => !known.has(id));
  if (missing === undefined) return;
  const message = missingText(missing)[language];
  throw refuse(codes.doesNotExist, { issues: [{ field: 'ext', code: codes.doesNotExist, message }] });
}

function missingText({ id, name }: SelectedProduct): LocalizedText {
  const title = name === '' ? String(id) : `${name} (${id})`;
  return {
    en: `There is no product ${title} any more. Please take it out of your inquiry.`,
    'zh-cn': `产品 ${title} 已不存在，请将其从询盘中移除。`,
  };
}
