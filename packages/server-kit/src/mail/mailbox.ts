import type { Mailbox } from './mail';

/** The parts of an address: no spaces, no control characters, no second address, nothing a header could end on. */
const ADDRESS =
  /^[^\s"(),:;<>@[\]\\\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}-]{1,63}$/u;

/** Whether a text is one mail address, and nothing else that a mail server could read out of it. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text);
}

/**
 * Reads `sales@mill.example` or `Weftland Mills <sales@mill.example>`; nothing when it is neither.
 *
 * @example
 * readMailbox('Weftland Mills <sales@mill.example>'); // { name: 'Weftland Mills', address: 'sales@mill.example' }
 */
export function readMailbox(text: string): Mailbox | undefined {
  const [, name, inBrackets] = /^([^<>]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? text).trim();
  if (!isMailAddress(address)) return undefined;
  const shown = headerText(name ?? '').replace(/^"(.*)"$/, '$1');
  return shown === '' ? { address } : { name: shown, address };
}

/** What a person wrote as one line of a header: without line ends, invisible controls and changes of direction. */
export function headerText(text: string, most = 200): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return [...line.replace(/\s+/g, ' ').trim()].slice(0, most).join('');
}
