import { describe, expect, it } from 'vitest';
import { orderPlace, readOrderForm, writeShownPrices } from './order-fields';

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('a sent order', () => {
  it('is read with every field, those that are missing as empty', () => {
    const order = readOrderForm(formOf({ name: 'Ines', city: 'Porto' }));
    expect(order.values).toMatchObject({ name: 'Ines', city: 'Porto', street: '', note: '' });
    expect([order.paymentType, order.total, order.hasAgreed]).toEqual([Number.NaN, Number.NaN, false]);
  });

  it('keeps the prices that were shown', () => {
    const shown = writeShownPrices([
      { key: '12', unit_price: 480 },
      { key: '15-1-0', unit_price: 620 },
    ]);
    expect([...readOrderForm(formOf({ shown })).shown]).toEqual([
      ['12', 480],
      ['15-1-0', 620],
    ]);
  });

  it.each(['-5', '1e9', 'x', '', '1.5', '9'.repeat(16)])('takes %j for no total', (total) => {
    expect(readOrderForm(formOf({ total })).total).toBeNaN();
  });

  it('does not take a file for a text', () => {
    expect(readOrderForm(formOf({ name: new File(['x'], 'x.txt') })).values.name).toBe('');
  });
});

it.each([
  ['email', 'email'],
  ['payment_type', 'payment_type'],
  ['lines.0.quantity', null],
  ['total', null],
] as const)('an issue of the wire’s %s is shown at %s', (field, place) => {
  expect(orderPlace(field)).toBe(place);
});
