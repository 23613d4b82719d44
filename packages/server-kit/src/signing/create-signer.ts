import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Why a token is not believed: somebody made or changed it, or its time is over. */
export type TokenFault = 'forged' | 'expired';

export type VerifiedToken =
  | { readonly ok: true; readonly payload: string; readonly expires: Date }
  | { readonly ok: false; readonly fault: TokenFault };

/** Makes and reads tokens that can stand in an address. */
export interface Signer {
  /** A token for one purpose; one of another purpose is forged. `expires` counts in whole seconds. */
  readonly sign: (purpose: string, payload: string, expires: Date) => string;
  readonly verify: (purpose: string, token: string, now: Date) => VerifiedToken;
}

/** Longer ones are not looked at. */
const LONGEST_TOKEN = 4096;

/** As short as a secret may be, in characters: what `newSecret` makes has 64. */
const SHORTEST_SECRET = 32;

/**
 * Signs what is handed out and comes back, such as a preview's or a download's address, with HMAC-SHA256. Every
 * instance needs the same secret, so it is kept where all of them look: in the database.
 *
 * @throws {RangeError} for a secret shorter than 32 characters.
 * @example
 * const { sign, verify } = createSigner(secret);
 * const token = sign('preview', '/product/12', inAnHour);
 * verify('preview', token, now); // { ok: true, payload: '/product/12', expires: inAnHour }
 */
export function createSigner(secret: string): Signer {
  if (secret.length < SHORTEST_SECRET) throw new RangeError(`A secret has at least ${SHORTEST_SECRET} characters.`);
  const seal = (purpose: string, body: string) =>
    createHmac('sha256', secret).update(`${purpose.length}:${purpose}.${body}`).digest();
  return {
    sign(purpose, payload, expires) {
      const seconds = Math.floor(expires.getTime() / 1000);
      const body = Buffer.from(`${seconds}.${payload}`).toString('base64url');
      return `${body}.${seal(purpose, body).toString('base64url')}`;
    },
    verify(purpose, token, now) {
      const [body = '', given = '', ...more] = token.length > LONGEST_TOKEN ? [] : token.split('.');
      const right = seal(purpose, body);
      const sent = Buffer.from(given, 'base64url');
      // Compared as text too: base64url has several spellings of the same bytes.
      const isOurs =
        sent.length === right.length && timingSafeEqual(sent, right) && given === right.toString('base64url');
      if (!isOurs || more.length > 0) return { ok: false, fault: 'forged' };
      const content = Buffer.from(body, 'base64url').toString();
      const point = content.indexOf('.');
      const expires = new Date(Number(content.slice(0, point)) * 1000);
      if (!(now < expires)) return { ok: false, fault: 'expired' };
      return { ok: true, payload: content.slice(point + 1), expires };
    },
  };
}

/** A secret that nobody guesses: 256 bits in 64 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
