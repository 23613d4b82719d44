import { previewToken, type Signer } from '@selvedge/server-kit';

/** A month: whoever needs longer asks again. */
const longestHours = 720;

export interface PreviewAsked {
  /** An address of the site, with or without its origin. */
  readonly path: string;
  readonly hours: number;
  readonly origin: string;
  readonly now: Date;
}

/**
 * The address of a page with a preview token.
 *
 * @throws {RangeError} for a time that is none, and for another site's address.
 */
export function previewLink(signer: Signer, { path, hours, origin, now }: PreviewAsked): string {
  if (!(hours > 0 && hours <= longestHours)) throw new RangeError(`--hours is a number from 1 to ${longestHours}.`);
  const url = URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (url?.origin !== new URL(origin).origin) throw new RangeError(`${path} is no address of ${origin}.`);
  url.searchParams.set('design', previewToken(signer, new Date(now.getTime() + hours * 3_600_000)));
  return url.href;
}
