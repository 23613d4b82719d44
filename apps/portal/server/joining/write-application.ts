import type { CustomForm } from '@selvedge/domain/custom-form';
import { normalizeEmail } from '@selvedge/domain/inquiry';
import { type JoinAct, stateAfter } from '@selvedge/domain/joining';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, takeFiles, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import type { PortalContext, RequestContext } from '../context';
import { customFormFiles, joinApplications, joinForms, uploads } from '../database/schema';
import { nextVersion, versionOf } from '../desk/version';
import { type ApplicationRow, selectVersion } from './application-queries';
import { selectVersions } from './join-form-queries';
import { ownApplication, requireAccount } from './read-applications';

/** What an application says so far, in characters: a form of sixty long texts is not a person's. */
const longest = 200_000;

/** Begins an application, or goes on with the one that was begun on the same form and has not ended. */
export async function beginApplication(
  context: PortalContext,
  { ccId, form_id }: { readonly ccId: number; readonly form_id: number },
) {
  const accountId = requireAccount(context);
  const { db, now, language } = context;
  const [form] = await db
    .select()
    .from(joinForms)
    .where(and(eq(joinForms.id, form_id), eq(joinForms.communityId, ccId), eq(joinForms.isOpen, true)));
  const version = (await selectVersions(db, ccId, [form_id])).get(form_id);
  if (form === undefined || version === undefined) throw refuse(codes.notFound);
  await db
    .insert(joinApplications)
    .values({
      communityId: ccId,
      accountId,
      joinFormId: form.id,
      formVersionId: version.id,
      language,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: joinApplications.id, updatedAt: joinApplications.updatedAt })
    .from(joinApplications)
    .where(
      and(
        eq(joinApplications.accountId, accountId),
        eq(joinApplications.joinFormId, form.id),
        inArray(joinApplications.state, ['draft', 'running', 'asked']),
      ),
    );
  if (row === undefined) throw refuse(codes.requestError, { situation: 'conflict' });
  return { id: row.id, version: versionOf(row.updatedAt) };
}

interface SavedApplication {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly people: readonly {
    readonly name: string;
    readonly email: string;
    readonly post: string;
    readonly is_contact: boolean;
  }[];
}

/** Keeps what was written so far, also what is wrong or missing: it is judged when it is sent. */
export async function saveApplication(context: PortalContext, written: SavedApplication) {
  const { name, phone } = written;
  return withTransaction(context.db, async (transaction) => {
    const row = await ownApplication(context, written.id, transaction, true);
    requireAct(row, 'save');
    const updatedAt = nextVersion(row.updatedAt, written.version, context.now);
    const { form } = await selectVersion(transaction, row.formVersionId);
    const people = written.people.map(({ is_contact, ...person }) => ({
      ...person,
      email: normalizeEmail(person.email),
      isContact: is_contact,
    }));
    await transaction
      .update(joinApplications)
      .set({
        name,
        email: normalizeEmail(written.email),
        phone,
        people,
        answers: ofForm(form, written.answers),
        updatedAt,
      })
      .where(eq(joinApplications.id, row.id));
    return { id: row.id, version: versionOf(updatedAt) };
  });
}

/** What the form has fields for; the rest is nobody's answer. */
function ofForm(form: unknown, answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (JSON.stringify(answers).length > longest) {
    throw refuse(codes.tooBig, { issues: [fieldIssue('answers', codes.tooBig)] });
  }
  const { fields } = form as CustomForm;
  return Object.fromEntries(
    fields.flatMap(({ key }) => (Object.hasOwn(answers, key) ? [[key, answers[key]] as const] : [])),
  );
}

interface Attached {
  readonly id: number;
  readonly field: string;
  readonly files: readonly File[];
}

const mostFilesOfAll = 30;

/** Takes files for a field; which of them answer it is said when the application is kept. */
export async function attachFiles(context: RequestContext, { id, field, files }: Attached) {
  const { db, now } = context;
  const row = await ownApplication(context, id);
  requireAct(row, 'save');
  await context.limit('application', `join:${id}`);
  const subject = `application:${id}`;
  if ((await db.$count(customFormFiles, eq(customFormFiles.subject, subject))) + files.length > mostFilesOfAll) {
    throw refuse(codes.tooBig, { issues: [fieldIssue(field, codes.tooBig)] });
  }
  return takeFiles(context, files, (taken) =>
    db.transaction(async (tx) => {
      const kept = await tx
        .insert(uploads)
        .values([...taken])
        .returning({ id: uploads.id, name: uploads.name });
      const accountId = requireAccount(context);
      await tx
        .insert(customFormFiles)
        .values(kept.map((file) => ({ uploadId: file.id, accountId, subject, createdAt: now })));
      return { files: kept };
    }),
  );
}

/** @throws code 11 (409) when an application can't be so treated as it stands */
export function requireAct({ state }: Pick<ApplicationRow, 'state'>, act: JoinAct): ApplicationRow['state'] {
  const next = stateAfter(state, act);
  if (next === null) throw refuse(codes.requestError, { situation: 'conflict' });
  return next;
}
