import { describe, expect, it } from 'vitest';
import { text } from './parsers';
import { readSettings } from './read-settings';
import { requiredSetting } from './setting';
import { SettingError } from './setting-error';
import { settingsTable } from './settings-table';
import { sharedSettings } from './shared-settings';

const table = sharedSettings({ port: '3000' });

describe('settings', () => {
  it('have safe defaults', () => {
    expect(readSettings(table, {})).toMatchObject({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: 3000,
      TRUST_PROXY: 0,
      STORAGE: 'disk',
      LIMITS: 'on',
      LOG_LEVEL: 'info',
      DATABASE_URL: undefined,
      PUBLIC_URL: undefined,
    });
  });

  it('treat an empty value as none, and spaces around one as nothing', () => {
    expect(readSettings(table, { PORT: '', HOST: ' 0.0.0.0 ' })).toMatchObject({ PORT: 3000, HOST: '0.0.0.0' });
  });

  it.each([
    ['HOST', '::1', '::1'],
    ['HOST', 'localhost', 'localhost'],
    ['PUBLIC_URL', 'https://mill.example/', 'https://mill.example'],
    ['API_BASE', 'https://api.mill.example/base/', 'https://api.mill.example/base'],
    ['DATABASE_URL', 'postgres://u:p@db:5432/mill', 'postgres://u:p@db:5432/mill'],
    ['PORT', '0', 0],
  ])('read %s=%s', (name, given, value) => {
    expect(readSettings(table, { [name]: given })).toMatchObject({ [name]: value });
  });

  it.each([
    ['PORT', '70000', 'PORT must be a port number from 0 to 65535, not "70000".'],
    ['PORT', '3000x', 'PORT must be a port number from 0 to 65535, not "3000x".'],
    [
      'HOST',
      'http://localhost',
      'HOST must be a host name or an address without scheme and port, such as 127.0.0.1 or 0.0.0.0, not "http://localhost".',
    ],
    [
      'HOST',
      'localhost:3000',
      'HOST must be a host name or an address without scheme and port, such as 127.0.0.1 or 0.0.0.0, not "localhost:3000".',
    ],
    [
      'PUBLIC_URL',
      'https://a.example/shop',
      'PUBLIC_URL must be an origin such as https://www.example.com, without a path, not "https://a.example/shop".',
    ],
    ['API_BASE', 'ftp://a.example', 'API_BASE must be an http or https address, not "ftp://a.example".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number, 0 or more, not "true".'],
    ['STORAGE', 'ftp', 'STORAGE must be one of disk, s3, not "ftp".'],
  ])('refuse %s=%s by its name', (name, given, sentence) => {
    expect(() => readSettings(table, { [name]: given })).toThrow(
      new SettingError(name, sentence.slice(name.length + 1, -1)),
    );
  });

  it('never repeat a secret', () => {
    expect(() => readSettings(table, { DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(
      /^DATABASE_URL must be an address such as postgres:\/\/user:password@host:5432\/database\.$/,
    );
  });

  it('name one that is needed and missing', () => {
    expect(() => readSettings({ MAIL_FROM: requiredSetting('Sender.', text) }, {})).toThrow('MAIL_FROM must be set.');
  });

  it('are told in a table for the README', () => {
    const lines = settingsTable(table).split('\n');
    expect(lines.slice(0, 2)).toEqual(['| Variable | Default | What it is |', '|---|---|---|']);
    expect(lines).toContain('| `PORT` | `3000` | The port to listen on. |');
    expect(lines).toHaveLength(Object.keys(table).length + 2);
  });
});
