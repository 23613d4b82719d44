import { expect, it } from 'vitest';
import { feeDesk } from './fees';

it('is for nobody without the right to manage fees', () => {
  expect(Object.values(feeDesk).map(({ access }) => access)).toEqual(
    Object.keys(feeDesk).map(() => ({ permission: 'fee.manage' })),
  );
});

it('has every call of its files once', () => {
  const addresses = Object.values(feeDesk).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('searches fees by their own states', () => {
  const list = { ccId: '1', limit: '25', offset: '0' };
  expect(feeDesk.search.request.safeParse({ ...list, keywords: '会费', state: 'draft' }).success).toBe(true);
  expect(feeDesk.search.request.safeParse({ ...list, state: 'overdue' }).success).toBe(false);
});
