import { describe, expect, it } from 'vitest';
import { feeBills } from './fee-bills';
import { feeBooks } from './fee-books';

const list = { ccId: '1', limit: '25', offset: '0' };
const year = { from: '2026-01-01', until: '2027-01-01' };
const bills = { fee_id: '3', state: 'paid', member_id: '12', category_id: '2', keywords: '纺织' };

describe('the books', () => {
  it.each([
    ['all days', {}],
    ['a year', year],
    ['the bills that the list of bills finds', bills],
    ['those bills in a year', { ...year, ...bills }],
  ])('are read and taken away by the same filter: %s', (_what, filter) => {
    const asked = { ...list, ...filter };
    expect(feeBooks.ledger.request.safeParse(asked).error).toBeUndefined();
    expect(feeBooks.export.request.safeParse({ ccId: 1, format: 'xlsx', ...filter }).error).toBeUndefined();
    const { from: _from, until: _until, ...ofBills } = asked as typeof asked & Partial<typeof year>;
    expect(feeBills.bills.request.safeParse(ofBills).error).toBeUndefined();
  });

  it.each([
    ['from a year alone', { from: '2026' }, 'from'],
    ['until a day that is none', { until: '2026-13-01' }, 'until'],
    ['in a state that no bill is in', { state: 'lost' }, 'state'],
    ['of a kind without a number', { category_id: 'gold' }, 'category_id'],
  ])('are not asked for %s', (_what, filter, field) => {
    for (const parsed of [
      feeBooks.ledger.request.safeParse({ ...list, ...filter }),
      feeBooks.export.request.safeParse({ ccId: 1, format: 'csv', ...filter }),
    ]) {
      expect(parsed.error?.issues[0]?.path).toEqual([field]);
    }
  });

  it('are no paper', () => {
    expect(feeBooks.export.request.safeParse({ ccId: 1, format: 'pdf' }).error?.issues[0]?.path).toEqual(['format']);
  });
});

describe('a list of receipts', () => {
  it.each([
    ['all', {}],
    ['a number', { keywords: '2026-000012' }],
    ['a payer', { keywords: '林' }],
    ['a member', { member_id: '12' }],
    ['days', year],
    ['what cancels others', { kind: 'cancellation' }],
  ])('finds %s', (_what, filter) => {
    expect(feeBooks.receipts.request.safeParse({ ...list, ...filter }).error).toBeUndefined();
  });

  it.each([
    ['of a kind that there is not', { kind: 'copy' }, 'kind'],
    ['of member nought', { member_id: '0' }, 'member_id'],
    ['from no day', { from: 'yesterday' }, 'from'],
    ['beyond all bounds', { offset: '100001' }, 'offset'],
  ])('is never asked for those %s', (_what, filter, field) => {
    expect(feeBooks.receipts.request.safeParse({ ...list, ...filter }).error?.issues[0]?.path).toEqual([field]);
  });
});
