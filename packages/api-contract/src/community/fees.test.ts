import { describe, expect, it } from 'vitest';
import { fees } from './fees';

const slip = () => new File(['x'], 'slip.png');

describe('a transfer slip', () => {
  it.each([
    ['with what all is owed', {}],
    ['with an amount as a form sends it', { cents: '120050' }],
    ['with a note', { note: 'The first half.' }],
  ])('is sent %s', (_name, more) => {
    expect(fees.uploadPayVoucher.request.safeParse({ bill_id: '31', files: [slip()], ...more }).error).toBeUndefined();
  });

  it.each([
    ['a file', { files: [] }, 'files'],
    ['one file only', { files: [slip(), slip()] }, 'files'],
    ['a bill', { bill_id: undefined }, 'bill_id'],
    ['whole cents', { cents: '10.5' }, 'cents'],
    ['an amount', { cents: '0' }, 'cents'],
    ['less than twenty million', { cents: '2000000001' }, 'cents'],
    ['a short note', { note: 'x'.repeat(301) }, 'note'],
  ])('needs %s', (_name, more, field) => {
    const { error } = fees.uploadPayVoucher.request.safeParse({ bill_id: '31', files: [slip()], ...more });
    expect(error?.issues.map(({ path }) => path[0])).toContain(field);
  });
});

describe('a payment on the provider’s page', () => {
  it.each(['/me/fees/31', '/c/weavers/en/me/fees/31?paid=1'])('comes back to %s', (return_path) => {
    expect(fees.payOnline.request.safeParse({ bill_id: 31, return_path }).success).toBe(true);
  });

  it.each(['', 'me/fees', 'https://thief.example', '//thief.example', '/\\thief.example', '/a b'])(
    'does not lead to %j',
    (return_path) => {
      expect(fees.payOnline.request.safeParse({ bill_id: 31, return_path }).success).toBe(false);
    },
  );
});
