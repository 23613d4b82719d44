import type { Signer } from '@selvedge/server-kit';

/** A file that is handed out: where it lies, and what it is called. */
export interface HandedFile {
  readonly cname: string;
  readonly name: string;
}

const purpose = 'file';

/** A token that hands a file out until a moment. */
export function fileToken(signer: Signer, { cname, name }: HandedFile, expires: Date): string {
  return signer.sign(purpose, JSON.stringify([cname, name]), expires);
}

/** The file that a token hands out; null for a forged one and for one whose time is over. */
export function readFileToken(signer: Signer, token: string, now: Date): HandedFile | null {
  const verified = signer.verify(purpose, token, now);
  if (!verified.ok) return null;
  const [cname, name] = JSON.parse(verified.payload) as [string, string];
  return { cname, name };
}
