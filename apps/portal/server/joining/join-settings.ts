import { type ApprovalStage, defaultStages, stageFault } from '@selvedge/domain/joining';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { joinSettings } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { nextVersion, versionOf } from '../desk/version';
import { memberCategoryChoices, officeChoices } from '../directory/choices';
import { selectApprovers } from './join-setting-queries';
import { titled } from './titled';

type Reads = Pick<PortalDb, 'select'>;

/** The numbers of a community that has said nothing of them. */
const defaults = { stages: defaultStages, numberPrefix: '', numberHasYear: true, numberDigits: 4 };

/** A community's stages. */
export async function stagesOf(db: Reads, ccId: number): Promise<readonly ApprovalStage[]> {
  const [row] = await db
    .select({ stages: joinSettings.stages })
    .from(joinSettings)
    .where(eq(joinSettings.communityId, ccId));
  return row?.stages ?? defaultStages;
}

/** How a community takes members, with whom and what its stages can name. */
export async function readJoinSettings(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'join.approve', ccId);
  const [[row], people, positions, categories] = await Promise.all([
    context.db.select().from(joinSettings).where(eq(joinSettings.communityId, ccId)),
    selectApprovers(context, ccId),
    titled(officeChoices(context, ccId)),
    titled(memberCategoryChoices(context, ccId)),
  ]);
  const { stages, numberPrefix, numberHasYear, numberDigits } = row ?? defaults;
  return {
    version: row === undefined ? 0 : versionOf(row.updatedAt),
    stages: stages.map(stageToWire),
    number_prefix: numberPrefix,
    number_has_year: numberHasYear,
    number_digits: numberDigits,
    people,
    positions,
    categories,
  };
}

function stageToWire({ kind, days, people, vote }: ApprovalStage) {
  const rule = vote === undefined ? undefined : { ...vote, positions: [...vote.positions] };
  return { kind, days, people: [...people], ...(rule && { vote: rule }) };
}

interface WrittenSettings {
  readonly ccId: number;
  readonly version: number;
  readonly stages: readonly ApprovalStage[];
  readonly number_prefix: string;
  readonly number_has_year: boolean;
  readonly number_digits: number;
}

/** Changes the stages; what was sent before keeps the stages that it was sent with. */
export async function saveJoinSettings(context: PortalContext, written: WrittenSettings) {
  const { ccId, version, stages } = written;
  requireRight(context, 'community.manage', ccId);
  if (stageFault(stages) !== null) {
    throw refuse(codes.validationFailed, { issues: [fieldIssue('stages', codes.validationFailed)] });
  }
  const columns = {
    stages,
    numberPrefix: written.number_prefix,
    numberHasYear: written.number_has_year,
    numberDigits: written.number_digits,
  };
  return withTransaction(context.db, async (transaction) => {
    const own = eq(joinSettings.communityId, ccId);
    await transaction
      .insert(joinSettings)
      .values({ communityId: ccId, ...columns, updatedAt: new Date(0) })
      .onConflictDoNothing();
    const [row] = await transaction.select().from(joinSettings).where(own).for('update');
    const updatedAt = nextVersion(row?.updatedAt ?? new Date(0), version, context.now);
    await transaction
      .update(joinSettings)
      .set({ ...columns, updatedAt })
      .where(own);
    const details = { stages: stages.map(({ kind }) => kind) };
    await recordAct(transaction, context, { ccId, act: 'join.settings', subject: `community:${ccId}`, details });
    return { version: versionOf(updatedAt) };
  });
}
