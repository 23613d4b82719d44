import { startNursery } from './nursery.mjs';

/**
 * The built catalogue with its demo content; parts that want the same settings share one.
 *
 * @param {Record<string, string>} [env]
 */
export async function startCatalogue(env = {}) {
  const { shared } = await startNursery();
  return shared(env);
}
