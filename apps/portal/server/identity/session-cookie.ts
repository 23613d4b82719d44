const base = 'session';

/** With the prefix a browser takes the cookie over https only, for this host only, and lets no neighbour overwrite it. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function sessionCookieName(secure: boolean): string {
  return cookieName(base, secure);
}

/** A cookie that scripts can't read and that other sites' forms don't bring; without `seconds` it is taken away. */
export function cookie(name: string, value: string, { secure, seconds }: CookieOptions): string {
  const life = seconds === undefined ? 'Max-Age=0' : `Max-Age=${seconds}`;
  const only = secure ? '; Secure' : '';
  return `${cookieName(name, secure)}=${value}; Path=/; ${life}; HttpOnly; SameSite=Lax${only}`;
}

export function sessionCookie(token: string, options: CookieOptions): string {
  return cookie(base, token, options);
}

interface CookieOptions {
  readonly secure: boolean;
  readonly seconds?: number | undefined;
}

/** The value of a cookie in a `Cookie` header. */
export function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const mark = pair.indexOf('=');
    if (pair.slice(0, mark).trim() === name) return pair.slice(mark + 1).trim();
  }
  return undefined;
}
