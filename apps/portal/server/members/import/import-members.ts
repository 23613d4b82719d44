import { createHash } from 'node:crypto';
import type { RawImportReport } from '@selvedge/api-contract/community';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { RequestContext } from '../../context';
import { memberImports } from '../../database/schema';
import { requireRight } from '../../desk/require-right';
import type { Tx } from '../../joining/add-event';
import { dayOf } from '../../positions/running-term';
import { inviteMembers } from '../invite-members';
import { type Known, selectKnown } from './known-records';
import { type Column, type Problem, type ReadMember, readHead, readMemberRow } from './read-member-row';
import { type Encoding, readTable, type Table } from './read-table';
import { writeMembers } from './write-members';

interface Import {
  readonly ccId: number;
  readonly files: readonly File[];
  readonly dry_run: 'yes' | 'no';
  readonly encoding: Encoding | 'auto';
  readonly category_id?: number | undefined;
  readonly key: string;
}

/** Broken rows that are told of one by one; of more the count is told. */
const mostProblems = 1000;

/**
 * Reads members from a file. A dry run tells what would happen and leaves nothing; otherwise all good rows are written
 * in one transaction, or none. A key is one import, however often it is sent.
 */
export async function importMembers(context: RequestContext, wanted: Import): Promise<RawImportReport> {
  const { ccId, files, encoding, category_id, key } = wanted;
  requireRight(context, 'member.manage', ccId);
  const [file] = files;
  if (file === undefined) throw refuse(codes.required, { issues: [fieldIssue('files', codes.required)] });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const table = await readTable(bytes, encoding);
  if (wanted.dry_run === 'yes') {
    const known = await selectKnown(context.db, ccId);
    return judge(context, table, known, category_id).report;
  }
  const done = await withTransaction(context.db, async (transaction) => {
    const earlier = await claimKey(transaction, context, { ccId, key, name: file.name, sha256 });
    if (earlier !== undefined) return earlier;
    const known = await selectKnown(transaction, ccId);
    const { members, report } = judge(context, table, known, category_id);
    const ids = await writeMembers(transaction, context, { ccId, members, known, categoryId: category_id ?? null });
    const invited = await inviteMembers(transaction, context, { ccId, ids });
    const final = { ...report, is_dry_run: false, imported: ids.length, invited };
    await transaction
      .update(memberImports)
      .set({ report: final })
      .where(and(eq(memberImports.communityId, ccId), eq(memberImports.key, key)));
    const details = { file: file.name, rows: report.rows, imported: ids.length, broken: report.broken, invited };
    await recordAct(transaction, context, { ccId, act: 'member.import', subject: `community:${ccId}`, details });
    return final;
  });
  context.rights.forget();
  return done;
}

interface Claim {
  readonly ccId: number;
  readonly key: string;
  readonly name: string;
  readonly sha256: string;
}

/** Takes the key for this import; when it was done before, gives what was told then. */
async function claimKey(tx: Tx, { actor, now }: RequestContext, { ccId, key, name, sha256 }: Claim) {
  const claimed = await tx
    .insert(memberImports)
    .values({
      communityId: ccId,
      accountId: actor?.accountId ?? null,
      key,
      name: name.slice(0, 200),
      sha256,
      report: {},
      importedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: memberImports.id });
  if (claimed.length > 0) return undefined;
  const [earlier] = await tx
    .select()
    .from(memberImports)
    .where(and(eq(memberImports.communityId, ccId), eq(memberImports.key, key)));
  if (earlier === undefined || earlier.sha256 !== sha256) {
    throw refuse(codes.requestError, { situation: 'conflict', issues: [fieldIssue('key', codes.noMatch)] });
  }
  return earlier.report as unknown as RawImportReport;
}

/** Reads each row, and says of each whether it can be taken. */
function judge({ now }: RequestContext, table: Table, known: Known, categoryId: number | undefined) {
  if (categoryId !== undefined && ![...known.categories.values()].includes(categoryId)) {
    throw refuse(codes.doesNotExist, { issues: [fieldIssue('category_id', codes.doesNotExist)] });
  }
  const { places, unknown } = readHead(table.head);
  if (!places.has('name')) throw refuse(codes.required, { issues: [fieldIssue('files', codes.required)] });
  const today = dayOf(now);
  const seen = { emails: new Set(known.emails), numbers: new Set(known.numbers) };
  const members: ReadMember[] = [];
  const problems: RawImportReport['problems'] = [];
  let broken = 0;
  for (const { line, cells } of table.rows) {
    const read = readMemberRow(cells, places, today);
    const wrong = [...read.problems, ...againstKnown(read.member, known, seen)];
    if (wrong.length === 0) {
      members.push(read.member);
      if (read.member.email !== null) seen.emails.add(read.member.email);
      if (read.member.number !== null) seen.numbers.add(read.member.number);
      continue;
    }
    broken += 1;
    if (problems.length < mostProblems) problems.push({ line, name: read.member.name.slice(0, 100), problems: wrong });
  }
  const report: RawImportReport = {
    is_dry_run: true,
    encoding: table.encoding,
    columns: [...places.keys()],
    unknown_columns: unknown.slice(0, 60),
    rows: table.rows.length,
    good: members.length,
    broken,
    imported: 0,
    invited: 0,
    problems,
  };
  return { members, report };
}

interface Seen {
  readonly emails: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

/** What of a row nobody else has or the community must know: addresses and numbers once, categories and regions. */
function againstKnown(member: ReadMember, { categories, regions }: Known, { emails, numbers }: Seen): Problem[] {
  const wrong: [boolean, Column, Problem['code']][] = [
    [member.email !== null && emails.has(member.email), 'email', codes.noMatch],
    [member.number !== null && numbers.has(member.number), 'number', codes.noMatch],
    [member.category !== '' && !categories.has(member.category), 'category', codes.doesNotExist],
    [member.region !== '' && !regions.has(member.region), 'region', codes.doesNotExist],
  ];
  return wrong.flatMap(([isWrong, column, code]) => (isWrong ? [{ column, code }] : []));
}
