/** The id that a record of the demo gets: its place in the list, so that addresses are the same on every machine. */
export const idAt = (index: number): number => index + 1;

/** The id of the record with a slug; a slug that nothing has is a fault of the content. */
export function idOf(records: readonly { readonly slug: string }[], slug: string): number {
  const index = records.findIndex((record) => record.slug === slug);
  if (index < 0) throw new Error(`Nothing in the demo is called ${slug}.`);
  return idAt(index);
}

/** A day of the demo as a moment. */
export const dayStart = (day: string): Date => new Date(`${day}T08:00:00Z`);
