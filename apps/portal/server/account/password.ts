import { hash, verify } from '@node-rs/argon2';
import { isGuessable } from '@selvedge/domain/account';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';

/** OWASP's least for Argon2id; about 25 ms here. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * What is kept of a password.
 *
 * @param beside the person's own phone, address and nick, which a password may not be
 * @throws {RefusedRequest} 422 at `password` when it would be guessed at once.
 */
export async function passwordHash(
  password: string,
  beside: readonly (string | null | undefined)[] = [],
): Promise<string> {
  if (
    isGuessable(
      password,
      beside.filter((text) => typeof text === 'string'),
    )
  ) {
    throw refuse(codes.validationFailed, { issues: [fieldIssue('password', codes.invalidString)] });
  }
  return hash(password.normalize('NFKC'), strength);
}

/** Whether a password is the one of a hash. Without one the same work is done: the time must not tell who is there. */
export async function isPasswordOf(password: string, kept: string | null | undefined): Promise<boolean> {
  decoy ??= hash('nobody has this password', strength);
  const isRight = await verify(kept ?? (await decoy), password.normalize('NFKC'));
  return isRight && kept !== null && kept !== undefined;
}

let decoy: Promise<string> | undefined;
