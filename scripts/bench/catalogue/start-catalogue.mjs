import { startNursery } from './nursery.mjs';

/** The built catalogue with its demo content, one for all parts; buyers who measure solve no puzzles. */
export async function startCatalogue() {
  const { shared } = await startNursery();
  return shared({ CAPTCHA: 'off' });
}
