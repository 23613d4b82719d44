import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, type Transaction, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import type * as schema from '../database/schema';
import { news, newsCategories, newsTexts, type StoredPicture } from '../database/schema';
import { once } from '../desk/once';
import { hasOwnRow, requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import { findPicture } from '../media/find-picture';
import { type Published, publish, requireBody, requirePublishing, type Wanted } from '../publication/publish';

interface NewsText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

export interface NewsFields extends Wanted {
  readonly ccId: number;
  readonly category_id: number;
  readonly is_top: boolean;
  readonly img_url: string | null;
  readonly texts: Texts<NewsText>;
  readonly idempotency_key?: string | undefined;
}

export interface NewsChange extends NewsFields {
  readonly id: number;
  readonly version: number;
}

/** Writes an item of news. */
export async function createNews(context: PortalContext, fields: NewsFields) {
  requireMayWrite(context, fields, fields.state);
  return withTransaction(context.db, (transaction) =>
    once(transaction, context, fields, async () => {
      const columns = await newsColumns(transaction, context, fields);
      const row = onlyRow(
        await transaction
          .insert(news)
          .values({ ...columns, communityId: fields.ccId, createdAt: context.now, updatedAt: context.now })
          .returning({ id: news.id, updatedAt: news.updatedAt }),
      );
      await transaction.insert(newsTexts).values(textRows(fields.texts, { newsId: row.id }));
      await recordAct(transaction, context, act('news.create', fields, row.id, columns));
      return { id: row.id, version: versionOf(row.updatedAt) };
    }),
  );
}

/** Changes an item of news, unless somebody else has since it was read. */
export async function updateNews(context: PortalContext, fields: NewsChange) {
  requireRight(context, 'news.write', fields.ccId);
  return withTransaction(context.db, async (transaction) => {
    const before = await requireOwnRow(transaction, news, fields, true);
    requireMayWrite(context, fields, fields.state, before.state);
    const updatedAt = nextVersion(before.updatedAt, fields.version, context.now);
    const columns = await newsColumns(transaction, context, fields, before);
    await transaction
      .update(news)
      .set({ ...columns, updatedAt })
      .where(eq(news.id, before.id));
    await transaction.delete(newsTexts).where(eq(newsTexts.newsId, before.id));
    await transaction.insert(newsTexts).values(textRows(fields.texts, { newsId: before.id }));
    await recordAct(transaction, context, act('news.update', fields, before.id, columns));
    return { id: before.id, version: versionOf(updatedAt) };
  });
}

function requireMayWrite(context: PortalContext, { ccId, state, texts }: NewsFields, ...states: Wanted['state'][]) {
  requireRight(context, 'news.write', ccId);
  requirePublishing(context, { permission: 'news.publish', ccId }, ...states);
  requireBody(state, texts);
}

type Before = Published & { readonly picture: StoredPicture | null };

async function newsColumns(
  transaction: Transaction<typeof schema>,
  context: PortalContext,
  fields: NewsFields,
  before?: Before,
) {
  const { ccId, category_id, is_top, img_url } = fields;
  if (!(await hasOwnRow(transaction, newsCategories, { ccId, id: category_id }))) {
    throw refuse(codes.doesNotExist, { issues: [fieldIssue('category_id', codes.doesNotExist)] });
  }
  const picture = await findPicture(transaction, { ccId, url: img_url }, before?.picture);
  return { categoryId: category_id, isTop: is_top, picture, ...publish(fields, context, before) };
}

function act(name: string, { ccId, texts }: NewsFields, id: number, { state, publishAt }: Published) {
  const title = texts['zh-cn']?.title ?? texts.en?.title ?? '';
  return { ccId, act: name, subject: `news:${id}`, details: { title, state, publishAt } };
}
