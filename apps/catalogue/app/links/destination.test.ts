import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination';

const host = 'mill.example';

describe('internal navigation', () => {
  it.each([
    ['/about-us', 'inside'],
    ['', 'inside'],
    ['?page=2', 'inside'],
    ['https://mill.example/about-us', 'inside'],
    ['mailto:sales@mill.example', 'handover'],
    ['TEL:+8600055500142', 'handover'],
  ])('to %j goes %s', (href, kind) => {
    expect(destinationOf(href, { host }).kind).toBe(kind);
  });

  it.each([
    'https://example.com/',
    'http://mill.example.example.com/',
    '//example.com/',
    '/\\example.com',
    ' https://example.com/',
    'whatsapp://send?phone=1',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'blob:https://mill.example/1',
    'file:///etc/passwd',
  ])('to %j is refused', (href) => {
    expect(destinationOf(href, { host }).kind).toBe('refused');
  });
});

describe('with the external flag', () => {
  it.each([
    ['https://example.com/', 'outside'],
    ['whatsapp://send?phone=1', 'outside'],
    ['/about-us', 'inside'],
    ['mailto:sales@mill.example', 'handover'],
    ['javascript:alert(1)', 'refused'],
    ['data:text/html,x', 'refused'],
  ])('%j goes %s', (href, kind) => {
    expect(destinationOf(href, { host, isExternal: true }).kind).toBe(kind);
  });
});
