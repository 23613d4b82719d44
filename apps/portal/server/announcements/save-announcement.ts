import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { announcements, announcementTexts } from '../database/schema';
import { once } from '../desk/once';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import { publish, requireBody, type Wanted } from '../publication/publish';

export interface AnnouncementFields extends Wanted {
  readonly ccId: number;
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly is_top: boolean;
  readonly audience: 'everyone' | 'members';
  readonly texts: Texts<{ readonly title: string; readonly body: string }>;
  readonly idempotency_key?: string | undefined;
}

/** Writes an announcement, or changes one unless somebody else has since it was read. */
export async function saveAnnouncement(context: PortalContext, fields: AnnouncementFields) {
  const { ccId, id, is_top: isTop, audience, texts } = fields;
  requireRight(context, 'announcement.write', ccId);
  requireBody(fields.state, texts);
  return withTransaction(context.db, (transaction) =>
    once(transaction, context, fields, async () => {
      const before = id === undefined ? undefined : await requireOwnRow(transaction, announcements, { ccId, id }, true);
      const updatedAt =
        before === undefined ? context.now : nextVersion(before.updatedAt, versionIn(fields), context.now);
      const columns = { isTop, audience, updatedAt, ...publish(fields, context, before) };
      const rows =
        before === undefined
          ? await transaction
              .insert(announcements)
              .values({ ...columns, communityId: ccId, createdAt: context.now })
              .returning({ id: announcements.id })
          : await transaction
              .update(announcements)
              .set(columns)
              .where(eq(announcements.id, before.id))
              .returning({ id: announcements.id });
      const { id: announcementId } = onlyRow(rows);
      await transaction.delete(announcementTexts).where(eq(announcementTexts.announcementId, announcementId));
      await transaction.insert(announcementTexts).values(textRows(texts, { announcementId }));
      await recordAct(transaction, context, {
        ccId,
        act: before === undefined ? 'announcement.create' : 'announcement.update',
        subject: `announcement:${announcementId}`,
        details: { title: texts['zh-cn']?.title ?? texts.en?.title ?? '', state: columns.state },
      });
      return { id: announcementId, version: versionOf(updatedAt) };
    }),
  );
}

/** Deletes announcements; what is gone already does no harm. */
export async function deleteAnnouncements(
  context: PortalContext,
  { ccId, ids }: { readonly ccId: number; readonly ids: readonly number[] },
) {
  requireRight(context, 'announcement.write', ccId);
  await withTransaction(context.db, async (transaction) => {
    const rows = await transaction
      .delete(announcements)
      .where(and(eq(announcements.communityId, ccId), inArray(announcements.id, [...ids])))
      .returning({ id: announcements.id });
    for (const { id } of rows) {
      await recordAct(transaction, context, { ccId, act: 'announcement.delete', subject: `announcement:${id}` });
    }
  });
  return { done: true } as const;
}

function versionIn({ version }: AnnouncementFields): number {
  if (version !== undefined) return version;
  throw refuse(codes.required, { issues: [fieldIssue('version', codes.required)] });
}
