import { expect, it } from 'vitest';
import { designOf, keepDesign, withoutDesign } from './keep-design';

it.each([
  ['/about-us', '', '/about-us?design='],
  ['/about-us', 'a.b', '/about-us?design=a.b'],
  ['/product-products?use=jeans', '1', '/product-products?use=jeans&design=1'],
  ['/about-us?design=old#mill', 'new', '/about-us?design=new#mill'],
  ['/about-us', null, '/about-us'],
])('%s keeps the preview %j as %s', (address, design, expected) => {
  expect(keepDesign(address, design)).toBe(expected);
});

it.each([
  ['?design', ''],
  ['?design=a.b', 'a.b'],
  ['?designer=1', null],
  ['', null],
])('%j is the preview %j', (search, design) => {
  expect(designOf(search)).toBe(design);
});

it.each([
  ['?design=1', '/x'],
  ['?a=b&design', '/x?a=b'],
])('%j outside the preview is %s', (search, expected) => {
  expect(withoutDesign('/x', search)).toBe(expected);
});
