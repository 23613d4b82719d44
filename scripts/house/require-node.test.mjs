import { describe, expect, it } from 'vitest';
import { isAtLeast } from './require-node.mjs';

describe('the wanted Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.19.1', true],
    ['22.0.0', true],
    ['20.18.9', false],
    ['18.99.99', false],
    ['20.9.0', false],
  ])('takes %s for new enough: %s', (version, enough) => {
    expect(isAtLeast(version, '20.19')).toBe(enough);
  });
});
