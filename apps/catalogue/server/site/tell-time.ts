import type { CatalogueContext } from '../context';

/** The moment of the request, for clocks that are to run with the server's. */
export async function tellTime({ now }: CatalogueContext): Promise<{ now: number }> {
  return { now: now.getTime() };
}
