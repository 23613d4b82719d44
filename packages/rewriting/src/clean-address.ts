/**
 * What a browser makes of an address before it reads it: tabs and line breaks vanish anywhere, control characters
 * and spaces vanish at both ends (WHATWG URL, "basic URL parser"). Other control characters are removed too, since no
 * address needs them. Linear in the length of the text.
 */
export function cleanAddress(text: string): string {
  let clean = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 0x1f && unit !== 0x7f) continue;
    clean += text.slice(from, at);
    from = at + 1;
  }
  return trimSpaces(from === 0 ? text : clean + text.slice(from));
}

/** Removes U+0020 at both ends, and nothing else: browsers keep other white space as part of the path. */
function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) === 0x20) start++;
  while (end > start && text.charCodeAt(end - 1) === 0x20) end--;
  return text.slice(start, end);
}

/** What is left of an address after its leading slashes of either kind. */
export function withoutLeadingSlashes(text: string): string {
  let start = 0;
  while (text[start] === '/' || text[start] === '\\') start++;
  return start === 0 ? text : text.slice(start);
}
