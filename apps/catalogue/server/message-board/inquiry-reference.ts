/**
 * What an inquiry is called on the telephone.
 *
 * @example
 * inquiryReference({ id: 123, receivedAt: new Date('2026-03-01') }); // 'WM-2026-000123'
 */
export function inquiryReference({ id, receivedAt }: { readonly id: number; readonly receivedAt: Date }): string {
  return `WM-${receivedAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;
}
