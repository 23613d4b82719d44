import { normalizeEmail } from '@selvedge/domain/inquiry';
import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { communities, communityTexts } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows, textsByRecord } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import { selectCommunity, selectCommunityTexts } from './community-queries';

interface Words {
  readonly name: string;
  readonly desc: string;
  readonly introduction: string;
  readonly address: string;
  readonly hours: string;
  readonly about: string;
  readonly charter: string;
  readonly registered_with: string;
}

interface SentSettings {
  readonly ccId: number;
  readonly version: number;
  readonly seal: string;
  readonly founded: number;
  readonly email: string;
  readonly phone: string;
  readonly registration_number: string;
  readonly charter_adopted_on: string | null;
  readonly texts: Texts<Words>;
}

/**
 * Who a community is, in every language.
 *
 * @throws code 10 when there is no such community
 */
export async function readSettings(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'community.manage', ccId);
  const { db } = context;
  const [row, texts] = await Promise.all([selectCommunity(db, ccId), selectCommunityTexts(db, ccId)]);
  if (row === undefined) throw refuse(codes.notFound);
  const words = texts.map(({ registeredWith, ...text }) => ({ ...text, registered_with: registeredWith }));
  return {
    id: row.id,
    version: versionOf(row.updatedAt),
    seal: row.seal,
    founded: row.foundedYear,
    email: row.email,
    phone: row.phone,
    registration_number: row.registrationNumber ?? '',
    charter_adopted_on: row.charterAdoptedOn,
    domain: row.domain,
    path: row.path,
    texts: textsByRecord(words, ({ communityId }) => communityId)(ccId),
  };
}

/** Changes who a community is, unless somebody else has since it was read. */
export async function saveSettings(context: PortalContext, { ccId, version, texts, ...facts }: SentSettings) {
  requireRight(context, 'community.manage', ccId);
  return withTransaction(context.db, async (transaction) => {
    const [row] = await transaction.select().from(communities).where(eq(communities.id, ccId)).for('no key update');
    if (row === undefined) throw refuse(codes.notFound);
    const updatedAt = nextVersion(row.updatedAt, version, context.now);
    await transaction
      .update(communities)
      .set({
        seal: facts.seal,
        foundedYear: facts.founded,
        email: normalizeEmail(facts.email),
        phone: facts.phone.trim(),
        registrationNumber: facts.registration_number === '' ? null : facts.registration_number,
        charterAdoptedOn: facts.charter_adopted_on,
        updatedAt,
      })
      .where(eq(communities.id, ccId));
    await transaction.delete(communityTexts).where(eq(communityTexts.communityId, ccId));
    const rows = textRows(texts, { communityId: ccId });
    await transaction
      .insert(communityTexts)
      .values(rows.map(({ registered_with: registeredWith, ...text }) => ({ ...text, registeredWith })));
    await recordAct(transaction, context, { ccId, act: 'community.update', subject: `community:${ccId}` });
    return { id: ccId, version: versionOf(updatedAt) };
  });
}
