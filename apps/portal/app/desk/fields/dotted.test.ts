import { expect, it } from 'vitest';
import { dotted } from './dotted';

it('puts a dot between facts, which stays with the one before it', () => {
  expect(dotted('Membership', '', null, 'CN¥180.00')).toBe('Membership\u00a0· CN¥180.00');
});
