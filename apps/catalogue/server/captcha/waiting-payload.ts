import { randomUUID } from 'node:crypto';
import type { CatalogueContext } from '../context';

/** How long a browser without script has to wait before its form may be sent again. */
export const waitingSeconds = 20;

const purpose = 'captcha-wait';

type Waiting = Pick<CatalogueContext, 'signer' | 'now'>;

/** A payload that is right some seconds from now; in base64, as payloads are. */
export function waitingPayload({ signer, now }: Waiting, expires: Date): string {
  const readyAt = now.getTime() + waitingSeconds * 1000;
  return Buffer.from(signer.sign(purpose, `${readyAt}.${randomUUID()}`, expires)).toString('base64');
}

export interface WaitedFor {
  /** The payload's own name, which is used once. */
  readonly challenge: string;
  readonly expires: Date;
}

/** Reads a payload that was waited with; null when it is none, or when its time has not come. */
export function readWaitingPayload({ signer, now }: Waiting, payload: string): WaitedFor | null {
  const token = signer.verify(purpose, Buffer.from(payload, 'base64').toString(), now);
  if (!token.ok) return null;
  const [readyAt = '', name = ''] = token.payload.split('.');
  return now.getTime() >= Number(readyAt) ? { challenge: `wait ${name}`, expires: token.expires } : null;
}
