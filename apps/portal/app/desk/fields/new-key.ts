/** A key of a form. Not `crypto.randomUUID`: an association may well serve its desk over plain http in its own network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
