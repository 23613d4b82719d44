import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExternalLink } from './external-link';

declare const URL: new (href: string, base: string) => { readonly host: string; readonly protocol: string };

const host = 'mill.example';

describe('isExternalLink', () => {
  it.each([
    'https://example.com/',
    'http://example.com',
    'HTTPS://EXAMPLE.COM/',
    '//example.com/a',
    '///example.com/a',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'http:example.com',
    ' https://example.com',
    'https://mill.example@example.com/',
    'https://mill.example.example.com/',
    'https://mill.example:8443/',
    'https://www.mill.example/',
    'ftp://mill.example.org/',
    'whatsapp://send?phone=1',
  ])('%j leaves the site', (href) => {
    expect(isExternalLink(href, host)).toBe(true);
  });

  it.each([
    '',
    '#',
    '/',
    '/about-us',
    'about-us',
    '/https://example.com',
    'page/1://example.com',
    'https://mill.example/about-us',
    'https://MILL.example',
    'https://mill.example:443/',
    'http://mill.example:80?x',
    'https://anna:secret@mill.example#x',
    '//mill.example/a',
    'mailto:anna@example.com',
    'tel:+865718512',
    'javascript:;',
    'data:text/plain,x',
    '?next=https://example.com',
  ])('%j stays', (href) => {
    expect(isExternalLink(href, host)).toBe(false);
  });

  it('takes another port for another host, however its digits begin', () => {
    expect(isExternalLink('https://mill.example:8080/', 'mill.example80')).toBe(true);
    expect(isExternalLink('https://mill.example:4430/', 'mill.example0')).toBe(true);
  });

  it('knows its own host by port, in any case', () => {
    expect(isExternalLink('http://127.0.0.1:3000/a', '127.0.0.1:3000')).toBe(false);
    expect(isExternalLink('http://127.0.0.1:3001/a', '127.0.0.1:3000')).toBe(true);
    expect(isExternalLink('https://mill.example', 'Mill.Example:443')).toBe(false);
    expect(isExternalLink('http://[::1]:3000/a', '[::1]:3000')).toBe(false);
  });

  it('sees every foreign host that a browser sees', () => {
    const unit = fc.constantFrom(
      '/',
      '\\',
      'http:',
      'https:',
      'example.com',
      'mill.example',
      '@',
      ':',
      '\t',
      '?',
      '#',
      'a',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 6 }), (href) => {
        const seen = hostSeen(href);
        if (seen !== null && seen !== host && seen !== '') expect(isExternalLink(href, host)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

/** The host that a browser would open; null when it would open nothing on the web. */
function hostSeen(href: string): string | null {
  try {
    const url = new URL(href, `https://${host}/`);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.host : null;
  } catch {
    return null;
  }
}
