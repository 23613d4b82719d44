import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { Texts } from '../desk/texts';

export interface Category {
  readonly texts: Texts<{ readonly title: string }>;
}

export interface KeptCategory extends Category {
  readonly id: number;
  /** How much stands in it. */
  readonly items: number;
}

/** @throws {RefusedRequest} 409 while something stands in one of them: what sorts it must not go by itself */
export function requireEmpty(gone: readonly Pick<KeptCategory, 'items'>[]): void {
  if (gone.some(({ items }) => items > 0)) throw refuse(codes.requestError, { situation: 'conflict' });
}
