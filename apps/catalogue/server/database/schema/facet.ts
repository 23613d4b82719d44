import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { isLanguage, isOneOf, languageColumn } from './columns';
import { products } from './product';

const productId = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/** What a product is made of: composition codes as on a care label (CO, WO, LI), per cent. */
export const productFibres = pgTable(
  'product_fibres',
  { productId: productId(), code: text().notNull(), position: integer().notNull(), percent: real().notNull() },
  (table) => [
    primaryKey({ columns: [table.productId, table.code] }),
    index('product_fibres_code').on(table.code, table.productId),
    check('product_fibres_percent', sql`${table.percent} > 0 and ${table.percent} <= 100`),
  ],
);

export const productCertificates = pgTable(
  'product_certificates',
  {
    productId: productId(),
    code: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    validUntil: date(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.code] }),
    index('product_certificates_code').on(table.code, table.productId),
  ],
);

/** What a product is used for; the names of the codes are facet names. */
export const productUses = pgTable(
  'product_uses',
  { productId: productId(), code: text().notNull(), position: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.productId, table.code] }),
    index('product_uses_code').on(table.code, table.productId),
  ],
);

/** The names that a facet's values are shown by. */
export const facetKinds = ['use', 'fibre', 'certificate'] as const;

export const facetNames = pgTable(
  'facet_names',
  {
    kind: text({ enum: facetKinds }).notNull(),
    value: text().notNull(),
    language: languageColumn(),
    position: integer().notNull().default(0),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.value, table.language] }),
    check('facet_names_kind', isOneOf(table.kind, facetKinds)),
    check('facet_names_language', isLanguage(table.language)),
  ],
);
