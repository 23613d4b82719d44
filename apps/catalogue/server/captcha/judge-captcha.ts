import { readSolution } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { unixSeconds } from '../unix-seconds';
import { captchaHolder } from './captcha-key';
import { addProof } from './captcha-queries';

/** Judges a solved captcha. A right one vouches for one form of the visitor; the same one again does not. */
export async function judgeCaptcha(context: CatalogueContext, { payload }: { readonly payload: string }) {
  const solved = await readSolution(context, payload);
  if (solved === null) return refused;
  if (solved.waited) await context.limit('captchaWait');
  const { challenge, expiresAt } = solved;
  const isNew = await addProof(context.db, { challenge, holder: captchaHolder(context), expiresAt });
  return isNew ? { verified: true, expires_at: unixSeconds(expiresAt) } : refused;
}

const refused = { verified: false, expires_at: null };
