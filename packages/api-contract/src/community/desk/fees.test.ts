import { describe, expect, it } from 'vitest';
import { feeDesk } from './fees';

type Call = keyof typeof feeDesk;

const list = { ccId: '1', limit: '25', offset: '0' };
const change = { ccId: 1, id: 3, version: 1_795_219_200_000, act: 'pay', reason: 'By cheque.' };
const decision = { ccId: 1, id: 8, act: 'accept' };
const account = { holder: 'The association', bank: 'A bank', number: '6222 0000' };

describe('what the desk asks about fees', () => {
  it.each<[Call, object]>([
    ['search', list],
    ['search', { ...list, keywords: '会费', state: 'draft' }],
    ['bills', { ...list, fee_id: '3', state: 'overdue', keywords: 'Lin' }],
    ['bill', { ccId: '1', id: '31' }],
    ['modifyMemberPayStatus', change],
    ['modifyMemberPayStatus', { ...change, act: 'refund', cents: 1, way: 'cash', booked_on: '2026-11-22' }],
    ['modifyMemberPayStatus', { ...change, act: 'reverse', entry_id: 90 }],
    ['vouchers', { ...list, state: 'waiting' }],
    ['voucherDecide', decision],
    ['voucherDecide', { ...decision, act: 'refuse', reason: 'It can’t be read.' }],
    ['ledger', { ...list, from: '2026-01-01', until: '2027-01-01' }],
    ['export', { ccId: 1, format: 'xlsx', from: '2026-01-01' }],
    ['undelivered', list],
    ['settingsSave', { ccId: 1, currency: 'CNY', account }],
    ['settingsSave', { ccId: 1, currency: 'EUR', account: null }],
    ['turnovers', { ...list, keywords: 'silk' }],
    ['turnoverSave', { ccId: 1, id: 3, cents: 12_345_678_900 }],
    ['turnoverSave', { ccId: 1, id: 3, cents: null }],
  ])('%s takes %j', (call, fields) => {
    expect(feeDesk[call].request.safeParse(fields).error).toBeUndefined();
  });

  it.each<[Call, object, string]>([
    ['search', { ...list, limit: '61' }, 'limit'],
    ['search', { ...list, offset: '-1' }, 'offset'],
    ['search', { ...list, state: 'overdue' }, 'state'],
    ['bills', { ...list, state: 'lost' }, 'state'],
    ['bills', { ...list, fee_id: 'x' }, 'fee_id'],
    ['bill', { ccId: '1', id: '2147483648' }, 'id'],
    ['modifyMemberPayStatus', { ...change, reason: ' ' }, 'reason'],
    ['modifyMemberPayStatus', { ...change, reason: 'x'.repeat(301) }, 'reason'],
    ['modifyMemberPayStatus', { ...change, act: 'forget' }, 'act'],
    ['modifyMemberPayStatus', { ...change, cents: 0 }, 'cents'],
    ['modifyMemberPayStatus', { ...change, cents: -5 }, 'cents'],
    ['modifyMemberPayStatus', { ...change, booked_on: '22.11.2026' }, 'booked_on'],
    ['modifyMemberPayStatus', { ...change, version: undefined }, 'version'],
    ['vouchers', { ...list, state: 'paid' }, 'state'],
    ['voucherDecide', { ...decision, act: 'keep' }, 'act'],
    ['voucherDecide', { ...decision, cents: 1.5 }, 'cents'],
    ['ledger', { ...list, from: '2026' }, 'from'],
    ['export', { ccId: 1, format: 'pdf' }, 'format'],
    ['settingsSave', { ccId: 1, currency: 'yuan', account: null }, 'currency'],
    ['settingsSave', { ccId: 1, currency: 'CNY', account: { ...account, bank: '' } }, 'account'],
    ['turnoverSave', { ccId: 1, id: 3, cents: -1 }, 'cents'],
  ])('%s refuses %j at %s', (call, fields, field) => {
    const { error } = feeDesk[call].request.safeParse(fields);
    expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  });

  it('is for nobody without the right to manage fees', () => {
    expect(Object.values(feeDesk).map(({ access }) => access)).toEqual(
      Object.keys(feeDesk).map(() => ({ permission: 'fee.manage' })),
    );
  });
});
