import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, isLanguage, isOneOf, languageColumn } from './columns';
import { pictures } from './picture';

export const navigationPlaces = ['header', 'footer'] as const;

/** A link of the header or the footer; a child hangs below its parent. */
export const navigationItems = pgTable(
  'navigation_items',
  {
    id: identity(),
    place: text({ enum: navigationPlaces }).notNull(),
    parentId: integer().references((): AnyPgColumn => navigationItems.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** What the link leads to, in the words of relate_type: product_category, page, url … */
    relateType: text().notNull(),
    /** The address without language prefix; empty for a heading that leads nowhere. */
    href: text().notNull(),
    target: text().notNull().default('_self'),
    pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('navigation_items_place').on(table.place, table.position),
    index('navigation_items_parent').on(table.parentId),
    check('navigation_items_known_place', isOneOf(table.place, navigationPlaces)),
  ],
);

export const navigationItemTexts = pgTable(
  'navigation_item_texts',
  {
    itemId: integer()
      .notNull()
      .references(() => navigationItems.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    title: text().notNull(),
    summary: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.language] }),
    check('navigation_item_texts_language', isLanguage(table.language)),
  ],
);
