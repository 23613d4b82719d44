import { normalizeEmail } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { categories, companies, memberCategories, type memberStates, members, memberTexts } from '../database/schema';
import { type DeskTransaction, once } from '../desk/once';
import { hasOwnRow, requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import { findPicture } from '../media/find-picture';
import { requireAll } from '../roles/change-roles';
import { selectPermissionsGiven } from '../roles/role-queries';

interface MemberFields {
  readonly ccId: number;
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly state: (typeof memberStates)[number];
  readonly category_id: number | null;
  readonly company_id: number | null;
  readonly region_id: number | null;
  readonly phone: string;
  readonly email: string;
  readonly img_url: string | null;
  readonly texts: Texts<{
    readonly name: string;
    readonly initial: string;
    readonly post: string;
    readonly introduction: string;
  }>;
  readonly idempotency_key?: string | undefined;
}

type Row = typeof members.$inferSelect;

/**
 * Writes a member down, or changes one unless somebody else has since it was read. What a member shows, and to whom,
 * stays theirs to say.
 *
 * @throws {RefusedRequest} 403 when a category gives rights that the caller does not hold
 */
export async function saveMember(context: RequestContext, fields: MemberFields) {
  const { ccId, id } = fields;
  requireRight(context, 'member.manage', ccId);
  const saved = await withTransaction(context.db, (transaction) =>
    once(transaction, context, fields, async () => {
      const before = id === undefined ? undefined : await lockMember(transaction, { ccId, id });
      const updatedAt =
        before === undefined ? context.now : nextVersion(before.updatedAt, versionIn(fields), context.now);
      const columns = { ...(await memberColumns(transaction, context, fields, before)), updatedAt };
      const rows =
        before === undefined
          ? await transaction
              .insert(members)
              .values({ ...columns, communityId: ccId, joinedAt: context.now })
              .returning({ id: members.id })
          : await transaction
              .update(members)
              .set(columns)
              .where(eq(members.id, before.id))
              .returning({ id: members.id });
      const memberId = onlyRow(rows).id;
      await transaction.delete(memberTexts).where(eq(memberTexts.memberId, memberId));
      await transaction.insert(memberTexts).values(textRows(fields.texts, { memberId }));
      const name = before === undefined ? 'member.create' : 'member.update';
      const details = before !== undefined && before.state !== fields.state ? { state: fields.state } : {};
      await recordAct(transaction, context, { ccId, act: name, subject: `member:${memberId}`, details });
      return { id: memberId, version: versionOf(updatedAt) };
    }),
  );
  context.rights.forget();
  return saved;
}

async function lockMember(transaction: DeskTransaction, one: { readonly ccId: number; readonly id: number }) {
  const row = await requireOwnRow(transaction, members, one, true);
  return row;
}

async function memberColumns(
  transaction: DeskTransaction,
  context: RequestContext,
  fields: MemberFields,
  before?: Row,
) {
  const { ccId, category_id: categoryId, company_id: companyId, region_id: regionId, state } = fields;
  await requireCategory(transaction, context, fields, before);
  if (companyId !== null && !(await hasOwnRow(transaction, companies, { ccId, id: companyId })))
    throw missing('company_id');
  const ofRegion = and(
    eq(categories.id, regionId ?? 0),
    eq(categories.communityId, ccId),
    eq(categories.kind, 'region'),
  );
  if (regionId !== null && (await transaction.$count(categories, ofRegion)) === 0) throw missing('region_id');
  const picture = await findPicture(transaction, { ccId, url: fields.img_url }, before?.picture);
  const [phone, email] = [fields.phone.trim() || null, normalizeEmail(fields.email) || null];
  return { state, categoryId, companyId, regionId, phone, email, picture };
}

/** A role may be given to a category: who puts somebody into it, or takes them out, gives or takes that role. */
async function requireCategory(
  transaction: DeskTransaction,
  context: RequestContext,
  { ccId, category_id: categoryId }: MemberFields,
  before?: Row,
) {
  const ofCategory = and(eq(memberCategories.id, categoryId ?? 0), eq(memberCategories.communityId, ccId));
  if (categoryId !== null && (await transaction.$count(memberCategories, ofCategory)) === 0) {
    throw missing('category_id');
  }
  if (before?.categoryId === categoryId) return;
  for (const changed of [before?.categoryId, categoryId]) {
    if (typeof changed !== 'number') continue;
    requireAll(context, await selectPermissionsGiven(transaction, { categoryId: changed }), ccId);
  }
}

function missing(field: string) {
  return refuse(codes.doesNotExist, { issues: [fieldIssue(field, codes.doesNotExist)] });
}

function versionIn({ version }: MemberFields): number {
  if (version !== undefined) return version;
  throw refuse(codes.required, { issues: [fieldIssue('version', codes.required)] });
}
