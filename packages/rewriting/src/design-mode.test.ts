import { expect, it } from 'vitest';
import { isDesignMode } from './design-mode';

it.each(['?design', '?design=', '?design=1', 'design', 'design=0', '?a=b&design', '?design&a=b', '?design#x'])(
  '%s asks for the preview',
  (search) => {
    expect(isDesignMode(search)).toBe(true);
  },
);

it.each(['', '?', '?designer=anna', '?a=design', '?redesign=1', '?Design=1', '#design', '?a=1#?design', '?design-x'])(
  '%j does not',
  (search) => {
    expect(isDesignMode(search)).toBe(false);
  },
);
