import { normalizeEmail } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { categories, languages, type MemberPrivacy, members, memberTexts } from '../database/schema';
import type { DeskTransaction } from '../desk/once';
import { type Texts, textsByRecord } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import { ownAccount } from '../identity/own-account';
import { selectOwnMember } from './own-entry-queries';

interface OwnFields {
  readonly ccId: number;
  readonly version: number;
  readonly region_id: number | null;
  readonly phone: string;
  readonly email: string;
  readonly texts: Texts<{ readonly post: string; readonly introduction: string }>;
  readonly privacy: MemberPrivacy;
}

/**
 * Changes what members keep of their own entry, and to whom they show each field. It holds from this moment on: the
 * database's triggers take the entry out of what is searched and tell every instance to make its pages anew.
 *
 * @throws {RefusedRequest} 403 for somebody who is no member there, 409 when the entry was changed since it was read,
 *   code 111 at `region_id`
 */
export async function updateOwnEntry(context: RequestContext, fields: OwnFields) {
  const { nick } = await ownAccount(context);
  return withTransaction(context.db, async (transaction) => {
    const row = await selectOwnMember(transaction, context, fields.ccId, true);
    const updatedAt = nextVersion(row.updatedAt, fields.version, context.now);
    await requireRegion(transaction, fields);
    await transaction
      .update(members)
      .set({
        regionId: fields.region_id,
        phone: fields.phone.trim() || null,
        email: normalizeEmail(fields.email) || null,
        privacy: fields.privacy,
        updatedAt,
      })
      .where(eq(members.id, row.id));
    await writeTexts(transaction, row.id, nick, fields.texts);
    return { id: row.id, version: versionOf(updatedAt) };
  });
}

async function requireRegion(transaction: DeskTransaction, { ccId, region_id: regionId }: OwnFields) {
  if (regionId === null) return;
  const ofRegion = and(eq(categories.id, regionId), eq(categories.communityId, ccId), eq(categories.kind, 'region'));
  if ((await transaction.$count(categories, ofRegion)) > 0) return;
  throw refuse(codes.doesNotExist, { issues: [fieldIssue('region_id', codes.doesNotExist)] });
}

/** Names stay as they are; in a language in which somebody had nothing yet they are called as in the other one. */
async function writeTexts(
  transaction: DeskTransaction,
  memberId: number,
  nick: string,
  texts: OwnFields['texts'],
): Promise<void> {
  const rows = await transaction.select().from(memberTexts).where(eq(memberTexts.memberId, memberId));
  const before = textsByRecord(rows, (row) => row.memberId)(memberId);
  const named = before['zh-cn'] ?? before.en ?? { name: nick, initial: [...nick][0] ?? '·' };
  for (const language of languages) {
    const { post, introduction } = texts[language] ?? { post: '', introduction: '' };
    if (before[language] !== null) {
      await transaction
        .update(memberTexts)
        .set({ post, introduction })
        .where(and(eq(memberTexts.memberId, memberId), eq(memberTexts.language, language)));
    } else if (post !== '' || introduction !== '' || (rows.length === 0 && language === 'zh-cn')) {
      const { name, initial } = named;
      await transaction.insert(memberTexts).values({ memberId, language, name, initial, post, introduction });
    }
  }
}
