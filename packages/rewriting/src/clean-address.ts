// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u001f\u007f]/g;

/** What visible ASCII is not. Nearly every address has none of it, and one look is cheaper than two copies. */
const unusual = /[^!-~]/;

/**
 * What a browser makes of an address before it reads it: tabs and line breaks vanish anywhere, control characters
 * and spaces vanish at both ends (WHATWG URL, "basic URL parser"). Other control characters are removed too, since no
 * address needs them. Linear in the length of the text.
 */
export function cleanAddress(text: string): string {
  return unusual.test(text) ? trimSpaces(text.replace(controlCharacters, '')) : text;
}

/** Removes U+0020 at both ends, and nothing else: browsers keep other white space as part of the path. */
function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (text.charCodeAt(start) === 0x20) start++;
  while (text.charCodeAt(end - 1) === 0x20) end--;
  return text.slice(start, end);
}

/** What is left of an address after its leading slashes of either kind. */
export function withoutLeadingSlashes(text: string): string {
  let start = 0;
  while (text[start] === '/' || text[start] === '\\') start++;
  return text.slice(start);
}
