import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { socialAddress, socialNetworks } from './social-address';

/** What a browser makes of an address; the package itself needs no URL parser. */
declare const URL: new (href: string) => { readonly host: string };

const entry = { areaCode: '86', account: '138 0000-0000', message: 'Hello & 你好' };
const text = 'Hello%20%26%20%E4%BD%A0%E5%A5%BD';

describe('socialAddress', () => {
  it.each([
    ['whatsapp', {}, `https://wa.me/8613800000000?text=${text}`],
    ['WhatsApp', { message: '' }, 'https://wa.me/8613800000000'],
    ['whatsapp', { account: '+44 7700 900000', message: '' }, 'https://wa.me/447700900000'],
    ['wechat', { account: 'weftland mill' }, 'weixin://dl/chat?weftland%20mill'],
    ['wechat', { account: 'https://u.wechat.com/abc' }, 'https://u.wechat.com/abc'],
    ['telegram', { account: '@weftland' }, `https://t.me/weftland?text=${text}`],
    ['telegram', {}, 'https://t.me/+8613800000000'],
    ['line', { account: 'weftland' }, 'https://line.me/R/ti/p/~weftland'],
    ['line', { account: '@weftland' }, 'https://line.me/R/ti/p/%40weftland'],
    ['email', { account: 'sales@weftland.example' }, `mailto:sales@weftland.example?subject=${text}`],
    ['email', { account: 'a@b.example?bcc=x@y.example', message: '' }, 'mailto:a@b.example%3Fbcc%3Dx%40y.example'],
    ['phone', {}, 'tel:+8613800000000'],
    ['sms', {}, `sms:+8613800000000?body=${text}`],
    ['skype', { account: 'live:weftland' }, 'skype:live%3Aweftland?chat'],
    ['messenger', { account: 'weftland' }, `https://m.me/weftland?text=${text}`],
    ['qq', { account: '10001' }, 'https://wpa.qq.com/msgrd?v=3&uin=10001&site=qq&menu=yes'],
    ['instagram', { account: '@weftland' }, 'https://ig.me/m/weftland'],
    ['facebook', { account: 'weftland' }, 'https://www.facebook.com/weftland'],
    ['linkedin', { account: 'weftland' }, 'https://www.linkedin.com/in/weftland'],
    ['x', { account: '@weftland' }, 'https://x.com/weftland'],
    ['viber', {}, 'viber://chat?number=%2B8613800000000'],
    ['zalo', {}, 'https://zalo.me/8613800000000'],
    ['kakaotalk', { account: '_weft' }, 'https://pf.kakao.com/_weft/chat'],
    ['signal', {}, 'https://signal.me/#p/+8613800000000'],
  ])('opens %s with %o at %s', (type, change, address) => {
    expect(socialAddress({ type, ...entry, ...change })?.address).toBe(address);
  });

  it('shows a code where a phone has to read it, and a link everywhere else', () => {
    const kinds = socialNetworks.filter((type) => socialAddress({ type, ...entry })?.kind === 'qr');
    expect(kinds).toEqual(['wechat']);
  });

  it.each([
    ['fax', {}],
    ['7', {}],
    ['constructor', {}],
    ['whatsapp', { account: '  ' }],
    ['phone', { areaCode: '', account: 'ask for Anna' }],
  ])('has no address for %s with %o', (type, change) => {
    expect(socialAddress({ type, ...entry, ...change })).toBeNull();
  });

  it('never lets an entry leave its network, whatever stands in it', () => {
    const hosts = new Map(
      socialNetworks.map((type) => [
        type,
        new URL(socialAddress({ type, ...entry, account: '1' })?.address ?? '').host,
      ]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...socialNetworks),
        fc.record({
          areaCode: fc.string(),
          account: fc.string({ unit: 'binary' }),
          message: fc.string({ unit: 'binary' }),
        }),
        (type, hostile) => {
          const made = socialAddress({ type, ...hostile });
          if (made === null) return;
          expect(made.address).not.toMatch(/[\s<>"]/);
          const host = new URL(made.address).host;
          if (type !== 'wechat') expect(host).toBe(hosts.get(type));
        },
      ),
    );
  });
});
