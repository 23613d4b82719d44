import { describe, expect, it } from 'vitest';
import { newVisitorCookie, rememberVisitor } from './visitor-code';

describe('a visitor’s code', () => {
  it('has ten letters and digits', () => {
    expect(newVisitorCookie('', () => 0)).toMatch(/^visitor_code=AAAAAAAAAA; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  });

  it.each(['visitor_code=a1B2c3D4e5', 'x=1; visitor_code=a1B2c3D4e5; y=2'])(
    'is kept when there is one: %s',
    (cookies) => {
      expect(newVisitorCookie(cookies, () => 0)).toBeNull();
    },
  );

  it.each(['visitor_code=short', 'visitor_code=far-too-strange', 'my_visitor_code=a1B2c3D4e5'])(
    'is made anew when what is there is none: %s',
    (cookies) => {
      expect(newVisitorCookie(cookies, () => 0)).not.toBeNull();
    },
  );

  it('is written to the page once', () => {
    const page = { cookie: '' };
    rememberVisitor(page);
    const [first] = page.cookie.split(';');
    page.cookie = first ?? '';
    rememberVisitor(page);
    expect(page.cookie).toBe(first);
  });
});
