import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { RefusedRequest, refuse } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { captchaHolder } from './captcha-key';
import { spendProof } from './captcha-queries';

/**
 * Lets a form pass whose address has sent none within some minutes, or whose visitor solved a captcha; each solution
 * lets one form pass. To be called last, within the transaction that takes the form: a form that is refused for
 * another reason leaves the solution unspent.
 *
 * @throws {RefusedRequest} 422 with the issue `captcha`: the form asks for a confirmation and is sent again.
 * @example
 * await requireCaptcha(context, tx);
 */
export async function requireCaptcha(context: CatalogueContext, db: CatalogueDatabase): Promise<void> {
  const { captcha, now } = context;
  if (!captcha || (await isFirstTry(context))) return;
  if (await spendProof(db, captchaHolder(context), now)) return;
  throw refuse(codes.validationFailed, { issues: [fieldIssue('captcha', codes.required)] });
}

async function isFirstTry({ limit }: CatalogueContext): Promise<boolean> {
  try {
    await limit('freeForm');
    return true;
  } catch (error) {
    if (error instanceof RefusedRequest && error.status === 429) return false;
    throw error;
  }
}
