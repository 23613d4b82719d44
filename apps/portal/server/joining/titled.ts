import type { Choice } from '../directory/choices';

/** Choices as the calls of joining write them. */
export async function titled(choices: Promise<readonly Choice[]>) {
  return (await choices).map(({ id, name }) => ({ id, title: name }));
}
