import { describe, expect, it } from 'vitest';
import { tagAddresses, tagHosts, tagOrigins } from './tag-settings';

const analytics = 'https://count.example/a.js?id=1;x';

describe('the settings of tags', () => {
  it('name the tags, and the hosts that they need', () => {
    const settings = {
      ANALYTICS_TAG: analytics,
      ADVERTISING_TAG: 'https://count.example/b.js',
      TAG_HOSTS: ['*.beacon.example'],
    };
    expect(tagAddresses(settings)).toEqual([analytics, 'https://count.example/b.js']);
    expect(tagOrigins(settings)).toEqual(['https://count.example', '*.beacon.example']);
  });

  it('open nothing where there is no tag', () => {
    expect(tagOrigins({ TAG_HOSTS: ['beacon.example'] })).toEqual([]);
  });

  it.each([
    ['', []],
    [' a.example , *.b.example:8443,', ['a.example', '*.b.example:8443']],
    ['http://127.0.0.1:4000', ['http://127.0.0.1:4000']],
  ])('take %j as hosts', (value, hosts) => {
    expect(tagHosts(value)).toEqual(hosts);
  });

  it.each(['*', "'unsafe-inline'", 'a.example; script-src *', 'https://a.example/path', 'a b'])(
    'refuse %j as a host',
    (value) => {
      expect(() => tagHosts(value)).toThrow('must be hosts');
    },
  );
});
