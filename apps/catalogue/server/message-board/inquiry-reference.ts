/**
 * What an inquiry is called on the telephone.
 *
 * @example
 * inquiryReference({ id: 123, receivedAt: new Date('2026-03-01') }); // 'WM-2026-000123'
 */
export function inquiryReference({ id, receivedAt }: { readonly id: number; readonly receivedAt: Date }): string {
  return `WM-${receivedAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;
}

/**
 * The id in a reference, or in its number alone; nothing when it is neither.
 *
 * @example
 * readReference('wm-2026-000123'); // 123
 */
export function readReference(reference: string): number | undefined {
  const [, digits] = /^(?:WM-\d{4}-)?(\d{1,10})$/i.exec(reference) ?? [];
  const id = Number(digits);
  return digits !== undefined && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
