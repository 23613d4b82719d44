import { constant } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';

/**
 * Keeps the answer of a call that asks for nothing in particular, such as the header's links: it is one and the same
 * in each language until something is published, and is put together and checked once.
 */
export function keepAnswer<Outcome extends object>(
  id: string,
  work: (context: CatalogueContext) => Promise<Outcome>,
): (context: CatalogueContext) => Promise<Outcome> {
  return (context) =>
    context.drafts
      ? work(context)
      : context.kept.exactly(`answer of ${id} in ${context.language}`, async () => constant(await work(context)));
}
