import { expect, it } from 'vitest';
import { escapeXml, xmlElement } from './escape-xml';

it.each([
  ['Twill & drill', 'Twill &amp; drill'],
  ['<b>"it\'s"</b>', '&lt;b&gt;&quot;it&apos;s&quot;&lt;/b&gt;'],
  [']]>', ']]&gt;'],
  ['a\u0000b\u001fc\ufffe', 'abc'],
  ['line\nnext\tone', 'line\nnext\tone'],
  ['\ud800x\udc00', 'x'],
  ['牛仔布 👖', '牛仔布 👖'],
])('%j is %j in XML', (text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});

it.each([
  ['', ''],
  [undefined, ''],
  [0, '<g:x>0</g:x>'],
])('an element of %j is %j', (text, expected) => {
  expect(xmlElement('g:x', text)).toBe(expected);
});
