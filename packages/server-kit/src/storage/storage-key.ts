import { KeyError } from './storage';

const MAX_KEY_LENGTH = 512;

/**
 * Lets a safe key through: parts of ASCII letters, digits and `._-`, none hidden, none `..`, no part empty. It is the same
 * for disk and bucket, so that files can move from one to the other.
 *
 * @throws {KeyError}
 */
export function storageKey(key: string): string {
  const safe =
    key.length <= MAX_KEY_LENGTH &&
    key.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part) && !part.endsWith('.'));
  if (!safe) throw new KeyError(`"${key.slice(0, 80)}" is not a storage key.`);
  return key;
}
