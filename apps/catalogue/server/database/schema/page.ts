import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { changedAt, draftFlag, identity, isLanguage, isOneOf, languageColumn } from './columns';
import { pictures } from './picture';

/** The pages that are written rather than listed: home, about, contact and the service pages. */
export const writtenPages = pgTable('written_pages', {
  name: text().primaryKey(),
  changedAt: changedAt(),
  isDraft: draftFlag(),
});

export const writtenPageTexts = pgTable(
  'written_page_texts',
  {
    page: text()
      .notNull()
      .references(() => writtenPages.name, { onDelete: 'cascade' }),
    language: languageColumn(),
    title: text().notNull(),
    description: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.language] }),
    check('written_page_texts_language', isLanguage(table.language)),
  ],
);

export const sectionKinds = ['lead', 'text', 'figures', 'steps', 'band', 'contact', 'questions'] as const;

export interface SectionItem {
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** A part of a written page. Each language is written for itself, so it may have parts that the other has not. */
export const pageSections = pgTable(
  'page_sections',
  {
    id: identity(),
    page: text()
      .notNull()
      .references(() => writtenPages.name, { onDelete: 'cascade' }),
    language: languageColumn(),
    position: integer().notNull(),
    isDraft: draftFlag(),
    kind: text({ enum: sectionKinds }).notNull(),
    title: text().notNull(),
    bodyHtml: text().notNull().default(''),
    pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
    items: jsonb().$type<readonly SectionItem[]>().notNull().default([]),
  },
  (table) => [
    index('page_sections_place').on(table.page, table.language, table.position),
    check('page_sections_language', isLanguage(table.language)),
    check('page_sections_kind', isOneOf(table.kind, sectionKinds)),
  ],
);
