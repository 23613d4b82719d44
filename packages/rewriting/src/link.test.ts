import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isScriptLink, NO_OP_LINK, rewriteLink } from './link';

/** What a browser makes of an address; the package itself needs no URL parser. */
declare const URL: new (href: string, base: string) => { readonly host: string; readonly protocol: string };

const base = 'https://mill.example/zh-cn/page';

describe('rewriteLink', () => {
  it.each([
    ['zh/cn', '/zh/cn/about-us'],
    ['zh-cn/', '/zh-cn/about-us'],
    ['//', '/about-us'],
    ['/ ', '/about-us'],
    ['', '/about-us'],
    ['/z', '/z/about-us'],
  ])('takes the prefix %j with or without slashes around it', (prefix, expected) => {
    expect(rewriteLink('about-us', { prefix })).toBe(expected);
  });

  it('keeps a protocol-relative link that has spaces before it', () => {
    expect(rewriteLink(' //cdn.example/a', { prefix: '/zh-cn' })).toBe('//cdn.example/a');
  });

  it('keeps slashes and backslashes that lead nowhere else where every link stays as it is', () => {
    expect(rewriteLink('\\about-us', { domainMode: 1 })).toBe('\\about-us');
    expect(rewriteLink('about//us', { domainMode: 1 })).toBe('about//us');
  });

  it.each([
    ['about-us', '/zh-cn/about-us'],
    ['/about-us', '/zh-cn/about-us'],
    ['/', '/zh-cn/'],
    ['/zh-cn', '/zh-cn'],
    ['/zh-cn/', '/zh-cn/'],
    ['/zh-cn/about-us', '/zh-cn/about-us'],
    ['zh-cn/about-us', '/zh-cn/about-us'],
    ['/zh-cn?page=2', '/zh-cn?page=2'],
    ['/zh-cn#top', '/zh-cn#top'],
    ['/zh-cnx', '/zh-cn/zh-cnx'],
    ['?page=2', '/zh-cn/?page=2'],
    ['  about-us  ', '/zh-cn/about-us'],
    ['   ', NO_OP_LINK],
    ['/product/3-oxford?x=//y', '/zh-cn/product/3-oxford?x=//y'],
  ])('puts the language before %s: %s', (href, expected) => {
    expect(rewriteLink(href, { prefix: '/zh-cn' })).toBe(expected);
  });

  it.each([
    ['about-us', '/about-us'],
    ['/about-us', '/about-us'],
    ['/', '/'],
    ['/en/about-us', '/en/about-us'],
  ])('only adds the leading slash when there is no prefix: %s', (href, expected) => {
    expect(rewriteLink(href)).toBe(expected);
    expect(rewriteLink(href, { prefix: '/' })).toBe(expected);
    expect(rewriteLink(href, { prefix: '' })).toBe(expected);
  });

  it.each([
    '#',
    'javascript:;',
    'javascript:void(0)',
    'javascript:history.back()',
    'http://example.com/a',
    'https://example.com/a?b#c',
    'HTTPS://EXAMPLE.COM/',
    '//cdn.example.com/a.js',
    'mailto:anna@mill.example',
    'tel:+865718512',
  ])('leaves %s as it is', (href) => {
    expect(rewriteLink(href, { prefix: '/zh-cn' })).toBe(href);
    expect(rewriteLink(href, { prefix: '/zh-cn', domainMode: 1 })).toBe(href);
  });

  it('leaves every other link as it is under domain mode 1, and under no other mode', () => {
    expect(rewriteLink('about-us', { prefix: '/zh-cn', domainMode: 1 })).toBe('about-us');
    expect(rewriteLink('/', { prefix: '/zh-cn', domainMode: 1 })).toBe('/');
    expect(rewriteLink('about-us', { prefix: '/zh-cn', domainMode: 0 })).toBe('/zh-cn/about-us');
    expect(rewriteLink('about-us', { prefix: '/zh-cn', domainMode: 2 })).toBe('/zh-cn/about-us');
  });

  it.each(['', ' ', '\t\n', null, undefined])('makes a no-op link of %j', (href) => {
    expect(rewriteLink(href, { prefix: '/zh-cn' })).toBe(NO_OP_LINK);
    expect(rewriteLink(href, { domainMode: 1 })).toBe(NO_OP_LINK);
  });

  it.each(['zh-cn', '/zh-cn', '/zh-cn/', 'zh-cn/', '//zh-cn//'])('takes %s for the same prefix', (prefix) => {
    expect(rewriteLink('/a', { prefix })).toBe('/zh-cn/a');
    expect(rewriteLink('/', { prefix })).toBe('/zh-cn/');
  });

  it.each([
    'JavaScript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u001fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    'j\u0001avascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
  ])('makes a no-op link of the disguise %j', (href) => {
    expect(rewriteLink(href, { prefix: '/zh-cn' })).toBe(NO_OP_LINK);
    expect(rewriteLink(href, { domainMode: 1 })).toBe(NO_OP_LINK);
  });

  it.each([
    ['javascript&colon;alert(1)', '/javascript&colon;alert(1)'],
    ['javascript%3Aalert(1)', '/javascript%3Aalert(1)'],
    ['\u00a0javascript:alert(1)', '/\u00a0javascript:alert(1)'],
    ['javascript', '/javascript'],
    ['ftp://example.com', '/ftp://example.com'],
    ['httpd-guide.html', '/httpd-guide.html'],
  ])('makes a path of %j, which is no scheme that it knows', (href, expected) => {
    expect(rewriteLink(href)).toBe(expected);
  });

  it.each([
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['\\/evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/\n\\evil.example', '/evil.example'],
  ])('keeps %j on the site', (href, expected) => {
    expect(rewriteLink(href)).toBe(expected);
    expect(rewriteLink(href, { prefix: '/zh-cn' })).toBe(`/zh-cn${expected}`);
    expect(rewriteLink(href, { prefix: '/zh-cn', domainMode: 1 })).toBe(expected);
  });

  it('reads a backslash before a path as the slash that a browser makes of it', () => {
    expect(rewriteLink('\\about-us', { prefix: '/zh-cn' })).toBe('/zh-cn/about-us');
  });

  const links = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        '\t',
        ' ',
        ':',
        '.',
        '#',
        '?',
        '@',
        'a',
        '\u0000',
        'javascript:',
        '//',
        'http:',
        'zh-cn',
      ),
    }),
  );
  const prefixes = fc.constantFrom('/', '', '/zh-cn', 'zh-cn/', '/en');

  it('changes nothing when it is asked twice', () => {
    fc.assert(
      fc.property(links, prefixes, (href, prefix) => {
        const once = rewriteLink(href, { prefix });
        expect(rewriteLink(once, { prefix })).toBe(once);
      }),
    );
  });

  it('never makes an address that a browser runs or takes elsewhere, unless it was plainly written so', () => {
    fc.assert(
      fc.property(links, prefixes, (href, prefix) => {
        const link = rewriteLink(href, { prefix });
        if (link === NO_OP_LINK || isPlainlyAbsolute(href)) return;
        const seen = new URL(link, base);
        expect({ protocol: seen.protocol, host: seen.host }).toEqual({ protocol: 'https:', host: 'mill.example' });
      }),
      { numRuns: 2000 },
    );
  });

  it('puts the prefix before every link of the site, once', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9/-]{1,30}$/), (path) => {
        const link = rewriteLink(path.replace(/^\/+/, '/'), { prefix: '/zh-cn' });
        expect(link).toMatch(/^\/zh-cn(?:\/|$)/);
      }),
    );
  });

  // Work that grew with the square of them would take minutes, on any machine.
  const manyCharacters = 300_000;
  it.each([
    ['slashes', '/'.repeat(manyCharacters)],
    ['backslashes', '\\'.repeat(manyCharacters)],
    ['spaces', `a${' '.repeat(manyCharacters)}b`],
    ['control characters', `java${'\t'.repeat(manyCharacters)}script:alert(1)`],
    ['alternating control characters', '\u0001a'.repeat(manyCharacters / 2)],
  ])('decides three hundred thousand %s at once', (_, href) => {
    const before = performance.now();
    rewriteLink(href, { prefix: '/zh-cn' });
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

declare const performance: { now(): number };

/** Written as what it is; control characters may stand in a web address, which stays one, but not in `//`. */
function isPlainlyAbsolute(href: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const visible = href.replace(/[\u0000-\u001f\u007f]/g, '').trim();
  return href.startsWith('javascript:') || href.trim().startsWith('//') || /^(?:https?:|mailto:|tel:)/i.test(visible);
}

describe('isScriptLink', () => {
  it.each([NO_OP_LINK, 'javascript:alert(1)', 'jAvAsCrIpT:x', ' \u0001java\tscript:x', 'vbscript:x', 'data:,x'])(
    'finds the script in %j',
    (href) => {
      expect(isScriptLink(href)).toBe(true);
    },
  );

  it.each(['', '#', '/javascript:x', 'javascript', 'https://javascript:1@example.com', 'mailto:data:x'])(
    'finds none in %j',
    (href) => {
      expect(isScriptLink(href)).toBe(false);
    },
  );

  it('finds every script that a browser finds', () => {
    const unit = fc.constantFrom(
      'j',
      'a',
      'v',
      's',
      'c',
      'r',
      'i',
      'p',
      't',
      ':',
      '\t',
      '\n',
      ' ',
      '\u0000',
      'java',
      'script:',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (href) => {
        if (new URL(href, base).protocol === 'javascript:') expect(isScriptLink(href)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
