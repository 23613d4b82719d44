const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** XML 1.0 knows no such characters, however they are written. */
const notXml = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu;

/** A text without the characters that XML cannot hold. */
export function xmlText(text: string): string {
  return text.replace(notXml, '');
}

/** A text as XML holds it, in elements and in attributes. */
export function escapeXml(text: string): string {
  return xmlText(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** An element with a text, or nothing when there is no text. */
export function xmlElement(name: string, text: string | number | undefined): string {
  return text === undefined || text === '' ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
}
