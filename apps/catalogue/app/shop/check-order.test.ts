import { requiredBuyerFields } from '@selvedge/domain/shop';
import { describe, expect, it } from 'vitest';
import { checkOrder } from './check-order';
import { readOrderForm } from './order-fields';

const whole = {
  name: 'Ines Test',
  email: 'ines@buyer.example',
  phone: '+351 22 123 4567',
  country: 'Portugal',
  city: 'Porto',
  street: 'Rua do Tear 5',
  payment_type: '16',
  terms: '1',
};

function checked(changes: Readonly<Record<string, string>>, locale: 'en' | 'zh-cn' = 'en') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...changes })) form.append(name, value);
  return checkOrder(readOrderForm(form), locale);
}

describe('an order', () => {
  it('with everything that is needed is not refused', () => {
    expect(checked({})).toEqual({});
  });

  it('of nothing names every needed field at once, the payment and the terms with them', () => {
    const nothing = Object.fromEntries(Object.keys(whole).map((name) => [name, '']));
    const issues = checked(nothing, 'zh-cn');
    expect(Object.keys(issues).sort()).toEqual([...requiredBuyerFields, 'payment_type', 'terms'].sort());
    for (const name of requiredBuyerFields) expect(issues[name], name).toBe('不能为空');
  });

  it.each([
    ['blanks for a town', { city: ' \t\u0007' }, { city: "Can't be empty" }],
    ['a mail address that is none', { email: 'ines@' }, { email: 'Invalid Email address' }],
    ['a telephone number that is none', { phone: 'call me' }, { phone: 'Invalid phone number' }],
    ['a payment that is no number', { payment_type: '1e9' }, { payment_type: 'Please choose how you pay.' }],
    ['no agreement', { terms: '' }, { terms: 'Please agree before ordering.' }],
  ])('with %s is refused at that field alone', (_what, changes, issues) => {
    expect(checked(changes)).toEqual(issues);
  });
});
