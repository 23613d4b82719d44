import { describe, expect, it } from 'vitest';
import { feeSettings } from './fee-settings';

const account = { holder: 'The association', bank: 'A bank', number: '6222 0000' };

describe('where money is transferred to', () => {
  const { request } = feeSettings.settingsSave;

  it.each([
    ['an account', { currency: 'CNY', account }],
    ['no account, while members ask the secretariat', { currency: 'EUR', account: null }],
  ])('is %s', (_what, settings) => {
    expect(request.safeParse({ ccId: 1, ...settings }).error).toBeUndefined();
  });

  it.each([
    ['a currency by its name', { currency: 'yuan' }, ['currency']],
    ['a currency in small letters', { currency: 'cny' }, ['currency']],
    ['an account without a bank', { account: { ...account, bank: ' ' } }, ['account', 'bank']],
    ['an account without a holder', { account: { ...account, holder: '' } }, ['account', 'holder']],
    ['a number that no bank gives', { account: { ...account, number: '6'.repeat(61) } }, ['account', 'number']],
  ])('is never %s', (_what, wrong, path) => {
    expect(request.safeParse({ ccId: 1, currency: 'CNY', account, ...wrong }).error?.issues[0]?.path).toEqual(path);
  });

  it('says all at once: what is left out would be lost', () => {
    expect(request.safeParse({ ccId: 1, currency: 'CNY' }).success).toBe(false);
  });
});

describe('a turnover', () => {
  const { request } = feeSettings.turnoverSave;

  it.each([0, 12_345_678_900, null])('may be %s', (cents) => {
    expect(request.safeParse({ ccId: 1, id: 3, cents }).success).toBe(true);
  });

  it.each([-1, 0.5, '12', undefined])('is never %s', (cents) => {
    expect(request.safeParse({ ccId: 1, id: 3, cents }).success).toBe(false);
  });
});

it('finds companies by their names', () => {
  const list = { ccId: '1', limit: '25', offset: '0' };
  expect(feeSettings.turnovers.request.safeParse({ ...list, keywords: 'silk' }).success).toBe(true);
  expect(feeSettings.turnovers.request.safeParse({ ...list, keywords: 'x'.repeat(101) }).success).toBe(false);
});
