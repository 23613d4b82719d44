import { describe, expect, it } from 'vitest';
import { issuePlace, readSentForm } from './inquiry-fields';

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('a sent form', () => {
  it('is read with every field, those that are missing as empty', () => {
    const { values, productIds, idempotencyKey, files } = readSentForm(formOf({ name: 'Ines', msg: 'Linen?' }));
    expect(values).toEqual({ name: 'Ines', company: '', country: '', email: '', tel: '', whatsApp: '', msg: 'Linen?' });
    expect([productIds, idempotencyKey, files]).toEqual([[], '', []]);
  });

  it('takes products from one field or from several', () => {
    expect(readSentForm(formOf({ products: '12,15' })).productIds).toEqual([12, 15]);
    const several = formOf({ products: '12' });
    several.append('products', '15');
    expect(readSentForm(several).productIds).toEqual([12, 15]);
  });

  it('passes over a file field that was left alone, but not over an empty file that was chosen', () => {
    expect(readSentForm(formOf({ files: new File([], '') })).files).toEqual([]);
    expect(readSentForm(formOf({ files: new File([], 'card.pdf') })).files).toHaveLength(1);
  });

  it('does not take a file for a text', () => {
    expect(readSentForm(formOf({ name: new File(['x'], 'x.txt') })).values.name).toBe('');
  });
});

it.each([
  ['email', 'email'],
  ['files.0.name', 'files'],
  ['ext', 'products'],
  ['idempotency_key', null],
  ['', null],
] as const)('an issue of the wire’s %s is shown at %s', (field, place) => {
  expect(issuePlace(field)).toBe(place);
});
