import { readTarget, type Target } from '@selvedge/domain/account';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { RequestContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import type { CodeScene } from '../database/schema';
import { codeHash } from './code-hash';
import { tryCode, useCode } from './code-queries';

/** A phone or an address whose code was right. */
export interface ProvenTarget extends Target {
  /** Uses the code up, within the transaction that does what it allows; refuses when another one did so meanwhile. */
  readonly use: (tx: Pick<PortalDb, 'update'>) => Promise<void>;
}

interface Shown {
  readonly scene: CodeScene;
  readonly target: string;
  readonly code: string;
}

/**
 * Checks a code that was sent to a phone or a mailbox. Wrong, old, used and never sent are all the same answer.
 *
 * @throws {RefusedRequest} 422 at `code`; 429 when the target was tried too often.
 */
export async function proveTarget(
  context: RequestContext,
  { scene, target: text, code }: Shown,
): Promise<ProvenTarget> {
  const { db, now, signer, limit } = context;
  const target = readTarget(text);
  if (target === null) throw wrongCode();
  await limit('signIn');
  await limit('signInTo', target.value);
  const id = await tryCode(db, {
    scene,
    target: target.value,
    codeHash: codeHash(signer, scene, target.value, code.trim()),
    now,
  });
  if (id === undefined) throw wrongCode();
  return {
    ...target,
    async use(tx) {
      if (!(await useCode(tx, id, now))) throw wrongCode();
    },
  };
}

function wrongCode() {
  return refuse(codes.validationFailed, { issues: [fieldIssue('code', codes.noMatch)] });
}
