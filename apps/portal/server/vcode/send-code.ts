import { randomInt } from 'node:crypto';
import { codeDigits, maskTarget, readTarget, type Target } from '@selvedge/domain/account';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { putMail, refuse, SmsError } from '@selvedge/server-kit';
import { selectOwnTargets } from '../account/account-queries';
import { siteName } from '../community/site-name';
import { type RequestContext, unixSeconds } from '../context';
import type { CodeScene } from '../database/schema';
import { requireGuard } from './check-guard';
import { codeHash } from './code-hash';
import { codeMail, codeSms } from './code-message';
import { insertCode } from './code-queries';

/** How long a code works, in milliseconds. */
const lifetime = 10 * 60_000;

/** How long one waits for the next code, in milliseconds (the limit `codeSoon`). */
const pause = 30_000;

type SentScene = Exclude<CodeScene, 'first_administrator'>;

interface Wanted {
  readonly target: string;
  readonly scene: SentScene;
}

/**
 * Sends a code. Nothing is looked up: who has an account and who has none are answered the same, in the same time.
 *
 * @throws {RefusedRequest} 422 with the issue `captcha` when a puzzle is asked for, 429 when it is too often, 503 when
 * short messages can't be sent.
 */
export async function sendCode(context: RequestContext, { target: text, scene }: Wanted) {
  const target = readTarget(text);
  if (target === null) throw refuse(codes.requestParameterError);
  await requireOwn(context, target, scene);
  await context.limit('code');
  await requireGuard(context);
  await context.limit('codeSoon', `${scene} ${target.value}`);
  await context.limit('codeTo', target.value);
  const expiresAt = new Date(context.now.getTime() + lifetime);
  await deliver(context, target, scene, expiresAt);
  return {
    sent_to: maskTarget(target.value),
    expires_time: unixSeconds(expiresAt),
    next_time: unixSeconds(new Date(context.now.getTime() + pause)),
  };
}

/** What changes an account is for who has signed in; a confirmation goes to the account's own phone or mailbox only. */
async function requireOwn({ db, actor }: RequestContext, { value }: Target, scene: SentScene): Promise<void> {
  if (scene !== 'bind' && scene !== 'verify') return;
  if (actor === null) throw refuse(codes.unauthorized);
  if (scene === 'bind') return;
  const own = await selectOwnTargets(db, actor.accountId);
  if (!own.includes(value)) throw refuse(codes.validationFailed, { issues: [fieldIssue('target', codes.noMatch)] });
}

async function deliver(context: RequestContext, target: Target, scene: SentScene, expiresAt: Date): Promise<void> {
  const { db, now, language, signer, sms, log, origin } = context;
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const row = { scene, target: target.value, codeHash: codeHash(signer, scene, target.value, code), createdAt: now };
  const message = { site: await siteName(context), code, scene, language };
  if (target.kind === 'email') {
    const prefix = language === 'zh-cn' ? '' : `/${language}`;
    const query = new URLSearchParams({ target: target.value, code });
    const address = scene === 'reset' ? `${origin}${prefix}/reset?${query}` : undefined;
    await db.transaction(async (tx) => {
      const id = await insertCode(tx, { ...row, expiresAt });
      await putMail(tx, { key: `code:${id}`, to: target.value, ...codeMail(message, address) });
    });
    return;
  }
  await insertCode(db, { ...row, expiresAt });
  await sms.send({ to: target.value, text: codeSms(message) }).catch((error: unknown) => {
    if (!(error instanceof SmsError)) throw error;
    log.error('a short message was not sent', { error });
    throw refuse(codes.interfaceRequestFailed, { retryAfter: 30 });
  });
}
