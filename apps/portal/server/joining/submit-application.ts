import { type CustomForm, checkAnswers, type FormAnswers } from '@selvedge/domain/custom-form';
import { isEmail, isPhone } from '@selvedge/domain/inquiry';
import { type SeatFault, seatFaults } from '@selvedge/domain/joining';
import { codes, type FieldIssue, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { dropFiles, refuse, withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { PortalContext, RequestContext } from '../context';
import { joinApplications } from '../database/schema';
import { nextVersion, versionOf } from '../desk/version';
import { categoryChoices } from '../directory/choices';
import { addEvent, type Tx } from './add-event';
import { type ApplicationRow, countOwnFiles, selectFormOf, selectVersion } from './application-queries';
import { beginStage } from './begin-stage';
import { dropApplicationFiles } from './drop-application-files';
import { filesIn } from './files-in';
import { tellApplicant } from './join-mails';
import { stagesOf } from './join-settings';
import { ownApplication } from './read-applications';
import { requireAct } from './write-application';

/** Sends an application. It goes through the stages that the community has now; sent again it is the same one. */
export async function submitApplication(context: RequestContext, { id }: { readonly id: number }) {
  const { dropped, ...sent } = await withTransaction(context.db, async (transaction) => {
    const row = await ownApplication(context, id, transaction, true);
    // Sent already: the button was pressed twice, or the answer was lost.
    if (row.state === 'running') return { id, version: versionOf(row.updatedAt), dropped: [] };
    const state = requireAct(row, 'submit');
    const { answers, files } = await checkedAnswers(context, transaction, row);
    const stages = await stagesOf(transaction, row.communityId);
    const updatedAt = nextVersion(row.updatedAt, versionOf(row.updatedAt), context.now);
    const [sent] = await transaction
      .update(joinApplications)
      .set({ answers, state, stages, submittedAt: context.now, updatedAt })
      .where(eq(joinApplications.id, id))
      .returning();
    if (sent === undefined) throw new Error(`The application ${id} is gone.`);
    await addEvent(transaction, context, id, { kind: 'submitted', stage: null, isShown: true });
    await beginStage(transaction, context, sent, 'review');
    await tellApplicant(transaction, context, sent, 'received');
    // What was sent and then taken out of the form again is nobody's answer.
    return { id, version: versionOf(updatedAt), dropped: await dropApplicationFiles(transaction, [id], files) };
  });
  await dropFiles(context.storage, dropped);
  return sent;
}

interface Checked {
  readonly answers: Record<string, unknown>;
  /** The files that the answers name. */
  readonly files: readonly number[];
}

async function checkedAnswers(context: PortalContext, tx: Tx, row: ApplicationRow): Promise<Checked> {
  const [version, regions, form] = await Promise.all([
    selectVersion(tx, row.formVersionId),
    categoryChoices(context, row.communityId, 'region'),
    selectFormOf(context, row.joinFormId),
  ]);
  const checked = checkAnswers(version.form as CustomForm, row.answers, { regions: regions.map(({ id }) => id) });
  const issues = [
    ...ofApplicant(row),
    ...(form.kind === 'company' ? seatFaults(row.people, form.seats).map(seatIssue) : []),
    ...(checked.ok ? [] : checked.issues.map(({ path, code }) => fieldIssue(`answers.${path}`, code as ResponseCode))),
  ];
  if (issues.length > 0 || !checked.ok) throw refuse(codes.validationFailed, { issues });
  const files = await requireOwnFiles(tx, row.id, version.form as CustomForm, checked.answers);
  return { answers: { ...checked.answers }, files };
}

function ofApplicant({ name, email, phone, people }: ApplicationRow): FieldIssue[] {
  const wrong: FieldIssue[] = [];
  if (name === '') wrong.push(fieldIssue('name', codes.required));
  if (email === '' || !isEmail(email))
    wrong.push(fieldIssue('email', email === '' ? codes.required : codes.invalidEmail));
  if (phone === '' || !isPhone(phone))
    wrong.push(fieldIssue('phone', phone === '' ? codes.required : codes.invalidPhone));
  people.forEach((person, place) => {
    if (person.email !== '' && !isEmail(person.email)) {
      wrong.push(fieldIssue(`people.${place}.email`, codes.invalidEmail));
    }
  });
  return wrong;
}

const ofFault = { missing: codes.required, twice: codes.noMatch, too_many: codes.outOfRange } as const satisfies Record<
  SeatFault['kind'],
  ResponseCode
>;

function seatIssue({ place, field, kind }: SeatFault): FieldIssue {
  return fieldIssue(`people.${place}.${field}`, ofFault[kind]);
}

/** A file that was sent with something else is no answer here. */
async function requireOwnFiles(tx: Tx, id: number, form: CustomForm, answers: FormAnswers): Promise<number[]> {
  const named = filesIn(form, answers);
  const all = [...new Set(named.flatMap(({ ids }) => ids))];
  if ((await countOwnFiles(tx, id, all)) === all.length) return all;
  const issues = named.map(({ path }) => fieldIssue(`answers.${path}`, codes.doesNotExist));
  throw refuse(codes.doesNotExist, { issues });
}
