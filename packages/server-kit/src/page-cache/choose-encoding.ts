/** The forms in which a kept body lies ready, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers; the rest is not worth remembering. */
const remembered = new Map<string, Encoding>();
const mostRemembered = 64;

/**
 * The smallest form that an `Accept-Encoding` header allows (RFC 9110): `q=0` forbids one, `*` stands for those that
 * are not named.
 *
 * @example
 * chooseEncoding('gzip, deflate, br;q=0'); // 'gzip'
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = read(header);
  if (remembered.size < mostRemembered) remembered.set(header, chosen);
  return chosen;
}

function read(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const others = weights.get('*') ?? 0;
  return encodings.find((encoding) => (weights.get(encoding) ?? others) > 0) ?? 'identity';
}
