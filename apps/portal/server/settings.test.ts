import { readSettings } from '@selvedge/server-kit';
import { describe, expect, it } from 'vitest';
import { listenPort, portalSettings } from './settings';

const read = (environment: Record<string, string>) => readSettings(portalSettings, environment);

describe('the portal’s port', () => {
  it.each([
    [{}, 3001],
    [{ PORTAL_API_ONLY: 'on' }, 19014],
    [{ PORTAL_API_ONLY: 'on', PORTAL_PORT: '8080' }, 8080],
    [{ PORTAL_PORT: '0' }, 0],
    [{ PORT: '4000' }, 3001],
  ])('with %o is %i', (environment, expected) => {
    expect(listenPort(read(environment))).toBe(expected);
  });
});

it.each([
  [{ PORTAL_PORT: 'http' }, 'PORTAL_PORT must be a port number from 0 to 65535, not "http".'],
  [{ PORTAL_API_ONLY: 'yes' }, 'PORTAL_API_ONLY must be one of on, off, not "yes".'],
  [{ PORTAL_PUBLIC_URL: 'portal.example' }, /^PORTAL_PUBLIC_URL must be an origin/],
  [{ PORTAL_DATABASE_URL: 'mysql://u:secret@h/d' }, /^PORTAL_DATABASE_URL must be an address(?!.*secret)/],
])('refuses %o by its name', (environment, message) => {
  expect(() => read(environment as Record<string, string>)).toThrow(message);
});

it('listens on this machine only unless it is told otherwise', () => {
  expect(read({}).HOST).toBe('127.0.0.1');
});
