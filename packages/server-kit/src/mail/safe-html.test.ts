import { expect, it } from 'vitest';
import { html } from './safe-html';

it.each([
  [
    'text',
    html`<p>${'<script>alert("1")</script>&\''}</p>`,
    '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;</p>',
  ],
  ['attributes', html`<a href="${'" onclick="x'}">`, '<a href="&quot; onclick=&quot;x">'],
  [
    'HTML of ours, once',
    html`<ul>${['a', '<b>'].map((word) => html`<li>${word}</li>`)}</ul>`,
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  ],
  ['numbers and nothing', html`<p>${0}${undefined}</p>`, '<p>0</p>'],
  ['backslashes of people', html`<p>${'C:\\new\\u0041'}</p>`, '<p>C:\\new\\u0041</p>'],
])('fills in %s', (_what, made, expected) => {
  expect(made.markup).toBe(expected);
});
