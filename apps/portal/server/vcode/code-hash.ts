import type { Signer } from '@selvedge/server-kit';
import type { CodeScene } from '../database/schema';

/** What is kept of a code. It is keyed: six digits could be tried through by whoever reads the table otherwise. */
export function codeHash(signer: Signer, scene: CodeScene, target: string, code: string): string {
  return signer.sign(`code:${scene}`, `${target} ${code}`, new Date(0));
}
