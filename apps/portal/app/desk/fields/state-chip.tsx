import { type ChipLook, WordChip } from './word-chip';

const looks = { draft: 'plain', scheduled: 'asks', published: 'settled' } as const satisfies Record<string, ChipLook>;

/** How a record is published, as a word in a frame. */
export function StateChip({ state }: { readonly state: keyof typeof looks }) {
  return <WordChip word={`desk.publication.${state}`} look={looks[state]} />;
}
