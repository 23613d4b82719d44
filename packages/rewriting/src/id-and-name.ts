/** The last part of a detail address, taken apart. */
export interface IdAndName {
  /** The record's number, from 1. */
  readonly id: number;
  /** What follows the first hyphen; empty when nothing does. For people and search engines only. */
  readonly name: string;
}

const slugPattern = /^([1-9]\d{0,14})(?:-(.*))?$/s;

/**
 * Reads `{id}-{name?}` of a detail address (specification §2). Null when the id is not a whole number from 1, so that
 * `/product/abc` is not found.
 *
 * @example
 * parseIdAndName('345-oxford-shirting'); // { id: 345, name: 'oxford-shirting' }
 * parseIdAndName('345'); // { id: 345, name: '' }
 * parseIdAndName('abc'); // null
 */
export function parseIdAndName(slug: string): IdAndName | null {
  const found = slugPattern.exec(slug);
  return found ? { id: Number(found[1]), name: found[2] ?? '' } : null;
}

/** The longest name in an address, in characters; longer titles are cut at a hyphen's place. */
const nameLength = 80;

/**
 * Writes `{id}-{name}` for a detail address: letters and digits of any script in lower case, hyphens between.
 *
 * @example
 * idAndName(345, 'Oxford Shirting, 150 cm'); // '345-oxford-shirting-150-cm'
 * idAndName(345, ''); // '345'
 */
export function idAndName(id: number, title: string): string {
  const words = title
    .slice(0, 4 * nameLength)
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  const name = Array.from((words ?? []).join('-'))
    .slice(0, nameLength)
    .join('');
  return name === '' ? String(id) : `${id}-${name.replace(/-$/, '')}`;
}
