import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { headerDropdowns, headerModes, headerPositions, layoutDefaults, parseSiteLayout } from './site-layout';

it.each([
  ['nothing', {}, layoutDefaults],
  [
    'a whole layout',
    { header_position: 1, home_header_position: 2, header_mode: 'hide', header_dropdown: 'flat', list_autoplay: 1 },
    { headerPosition: 1, homeHeaderPosition: 2, headerMode: 'hide', headerDropdown: 'flat', listAutoplay: true },
  ],
  [
    'numbers as text',
    { header_position: '3', home_header_position: '1' },
    { ...layoutDefaults, headerPosition: 3, homeHeaderPosition: 1 },
  ],
  [
    'a home page without a position of its own',
    { header_position: 3, home_header_position: null },
    { ...layoutDefaults, headerPosition: 3, homeHeaderPosition: 3 },
  ],
  [
    'values that nobody knows',
    { header_position: 4, home_header_position: 'left', header_mode: '', header_dropdown: 1 },
    layoutDefaults,
  ],
])('the layout is read from %s', (_from, raw, value) => {
  expect(parseSiteLayout(raw)).toEqual({ ok: true, value });
});

it.each([null, 'fixed', { header_mode: {} }])('%j is no layout', (raw) => {
  expect(parseSiteLayout(raw).ok).toBe(false);
});

it('whatever is admitted, the layout can be drawn', () => {
  const value = fc.option(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string({ maxLength: 40 })));
  const raw = fc.record({
    header_position: value,
    home_header_position: value,
    header_mode: value,
    header_dropdown: value,
  });
  fc.assert(
    fc.property(raw, (each) => {
      const parsed = parseSiteLayout(each);
      if (!parsed.ok) throw new Error('was refused');
      expect(headerPositions).toContain(parsed.value.headerPosition);
      expect(headerPositions).toContain(parsed.value.homeHeaderPosition);
      expect(headerModes).toContain(parsed.value.headerMode);
      expect(headerDropdowns).toContain(parsed.value.headerDropdown);
    }),
  );
});
