/**
 * A new idempotency key. Not `crypto.randomUUID`: a mill may well serve its site over plain http inside its own network.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
