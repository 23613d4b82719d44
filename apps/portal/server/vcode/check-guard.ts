import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { RefusedRequest, readSolution, refuse } from '@selvedge/server-kit';
import { type RequestContext, unixSeconds } from '../context';
import { captchaHolder } from './captcha-holder';
import { addProof, spendProof } from './captcha-queries';

/** Judges a solved puzzle. A right one lets one code be sent; the same one again does not. */
export async function checkGuard(context: RequestContext, { payload }: { readonly payload: string }) {
  await context.limit('captcha');
  const solved = await readSolution(context, payload);
  if (solved === null) return refused;
  if (solved.waited) await context.limit('captchaWait');
  const { challenge, expiresAt } = solved;
  const isNew = await addProof(context.db, { challenge, holder: captchaHolder(context), expiresAt });
  return isNew ? { verified: true, expires_time: unixSeconds(expiresAt) } : refused;
}

const refused = { verified: false, expires_time: null };

/**
 * Lets pass whose address has not asked much lately, or who solved a puzzle; each solution lets one pass.
 *
 * @throws {RefusedRequest} 422 with the issue `captcha`.
 */
export async function requireGuard(context: RequestContext): Promise<void> {
  const { captcha, db, now } = context;
  if (!captcha || (await isAmongFirst(context))) return;
  if (await spendProof(db, captchaHolder(context), now)) return;
  throw refuse(codes.validationFailed, { issues: [fieldIssue('captcha', codes.required)] });
}

async function isAmongFirst({ limit }: RequestContext): Promise<boolean> {
  try {
    await limit('freeCode');
    return true;
  } catch (error) {
    if (error instanceof RefusedRequest && error.status === 429) return false;
    throw error;
  }
}
