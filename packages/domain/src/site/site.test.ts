import { describe, expect, it } from 'vitest';
import { defaults, limits, sliderDefaults } from './limits';
import { parseNavigation } from './navigation-item';
import { imageDefaults, linkDefaults } from './options';
import { parseServerInfo } from './server-info';
import { parseSiteInfo } from './site-info';
import { parseSocialChatEntry } from './social-chat-entry';
import { parseVisitor } from './visitor';

describe('limits and defaults', () => {
  it('are those of the specification', () => {
    expect(limits).toEqual({
      pageSize: 12,
      messageDuration: 3000,
      modalAnimation: 200,
      redirectSeconds: 2,
      chunkReloadGuard: 10_000,
      requestTimeout: 30_000,
      uploadMaxBytes: 20_971_520,
      uploadNameLength: 100,
      magnifierLens: 100,
      magnifierGlass: 500,
      magnifierGap: 20,
      mobileWidth: 768,
      chatMaskWidth: 576,
      headerScroll: 300,
      backToTopScroll: 100,
      navSubListHeight: 320,
      scrollAnchorWait: 800,
      imageLoadPoll: 100,
      timerTick: 1000,
      textTruncation: 32,
      randomStringLength: 10,
    });
    expect(defaults).toMatchObject({
      languageCode: 'en',
      publishVersion: '12.345',
      cookiePath: '/',
      portalLocale: 'zh-cn',
      pageNumber: 1,
    });
    expect(sliderDefaults).toEqual({ speed: 300, autoplayDelay: 3000, zoomMaxRatio: 3, zoomMinRatio: 1 });
    expect(imageDefaults).toEqual({
      convert: { quality: '100' },
      thumbnail: { type: 3, width: 0, height: 0, scale: '100' },
      query: '',
    });
    expect(linkDefaults).toEqual({ domainMode: 0, langPrefix: '/' });
  });
});

describe('parseSiteInfo', () => {
  it('fills what is absent', () => {
    expect(parseSiteInfo({ site_id: '7' })).toEqual({
      ok: true,
      value: {
        siteId: 7,
        siteType: '',
        languageCode: 'en',
        originalDomain: '',
        isShop: false,
        langPrefix: '/',
        publishVersion: '12.345',
      },
    });
  });

  it('reads what is there', () => {
    const raw = {
      site_id: 7,
      site_type: 1,
      language_code: 'zh-cn',
      original_domain: 'mill.example',
      is_shop: 1,
      lang_prefix: '/zh-cn/',
      publish_version: '12.340',
    };
    expect(parseSiteInfo(raw)).toEqual({
      ok: true,
      value: {
        siteId: 7,
        siteType: '1',
        languageCode: 'zh-cn',
        originalDomain: 'mill.example',
        isShop: true,
        langPrefix: '/zh-cn/',
        publishVersion: '12.340',
      },
    });
  });

  it('needs the site’s number', () => {
    expect(parseSiteInfo({})).toMatchObject({ ok: false, issues: [{ path: 'site_id', code: 200 }] });
  });
});

describe('parseVisitor', () => {
  it('reads a visitor with and without a number', () => {
    expect(parseVisitor({ visitor_code: 'aB3dE6gH9j', visitor_id: '5' })).toEqual({
      ok: true,
      value: { visitorCode: 'aB3dE6gH9j', visitorId: 5 },
    });
    expect(parseVisitor({ visitor_code: 'aB3dE6gH9j' })).toMatchObject({ ok: true, value: { visitorId: 0 } });
  });

  it.each(['', 'short', 'aB3dE6gH9j1', 'aB3dE6gH9-'])('refuses the code %j', (visitor_code) => {
    expect(parseVisitor({ visitor_code }).ok).toBe(false);
  });
});

describe('parseSocialChatEntry', () => {
  it('reads the account out of its JSON', () => {
    const code = JSON.stringify({ area_code: 86, account: '13800000000', message: 'Hello' });
    expect(parseSocialChatEntry({ type: 'whatsapp', code })).toEqual({
      ok: true,
      value: { type: 'whatsapp', areaCode: '86', account: '13800000000', message: 'Hello' },
    });
    expect(parseSocialChatEntry({ type: 3, code: '{}' })).toEqual({
      ok: true,
      value: { type: '3', areaCode: '', account: '', message: '' },
    });
  });

  it.each(['', '{', 'null', '[1', '{"account":{}}'])('refuses the code %j', (code) => {
    expect(parseSocialChatEntry({ type: 'whatsapp', code })).toMatchObject({ ok: false, issues: [{ path: 'code' }] });
  });
});

describe('parseServerInfo', () => {
  it('is empty and false, but for its environment', () => {
    expect(parseServerInfo({})).toEqual({
      ok: true,
      value: {
        env: 'master',
        dev: false,
        appkey: '',
        debug: false,
        token: '',
        domain: '',
        baseUrl: '',
        editorDomain: '',
      },
    });
  });

  it('reads what is set', () => {
    const raw = {
      env: 'test',
      dev: 1,
      appkey: 'a',
      debug: true,
      token: 't',
      domain: 'd',
      baseUrl: 'b',
      editorDomain: 'e',
    };
    expect(parseServerInfo(raw)).toEqual({ ok: true, value: { ...raw, dev: true } });
  });

  it('says what is wrong', () => {
    expect(parseServerInfo({ dev: 'yes' })).toMatchObject({ ok: false, issues: [{ path: 'dev' }] });
  });
});

describe('parseNavigation', () => {
  it('reads a tree', () => {
    const raw = [
      {
        id: 1,
        title: 'Denim',
        page_url_suffix: '/product/category/12-denim',
        children: [{ title: 'Selvedge', target: '_blank' }],
      },
    ];
    expect(parseNavigation(raw)).toEqual({
      ok: true,
      value: [
        {
          id: 1,
          title: 'Denim',
          href: '/product/category/12-denim',
          target: '_self',
          image: null,
          children: [{ id: 0, title: 'Selvedge', href: 'javascript:;', target: '_blank', image: null, children: [] }],
        },
      ],
    });
  });

  it('says what is wrong', () => {
    expect(parseNavigation([{ title: 1 }])).toMatchObject({ ok: false, issues: [{ path: '0.title' }] });
  });
});
