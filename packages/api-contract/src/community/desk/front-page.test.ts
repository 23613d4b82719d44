import { describe, expect, it } from 'vitest';
import { bannerDesk, partnerDesk, programDesk } from './front-page';

const list = <Item>(item: Item) => ({ ccId: 1, version: '0123456789abcdef', list: [item] });
const title = { 'zh-cn': { title: '招聘' }, en: { title: 'Jobs' } };
const named = { 'zh-cn': { name: '技校', summary: '' }, en: null };

const banner = { is_shown: true, img_url: '/media/loom.avif', href: '/jobs', texts: title };
const partner = { is_shown: true, img_url: null, href: 'https://school.example/', texts: named };
const program = { is_shown: false, img_url: null, app_id: 'wx0123456789', path: 'pages/index', texts: named };

describe('what stands on the front page', () => {
  it.each([
    ['a banner that leads to a page of the portal', bannerDesk.saveAll.request, banner],
    [
      'a banner that leads to another site',
      bannerDesk.saveAll.request,
      { ...banner, href: 'https://fair.example/2026' },
    ],
    ['a banner that leads nowhere', bannerDesk.saveAll.request, { ...banner, href: null }],
    ['a partner with an old address', partnerDesk.saveAll.request, { ...partner, href: 'http://school.example' }],
    ['a partner with a mark', partnerDesk.saveAll.request, { ...partner, id: 7, img_url: '/media/mark.png' }],
    ['a mini program that opens at its first page', programDesk.saveAll.request, { ...program, path: '' }],
  ])('may be %s', (_what, request, item) => {
    expect(request.safeParse(list(item)).error).toBeUndefined();
  });

  it.each([
    ['a banner without a picture', bannerDesk.saveAll.request, { ...banner, img_url: null }, 'img_url'],
    ['a banner that runs script', bannerDesk.saveAll.request, { ...banner, href: 'javascript:alert(1)' }, 'href'],
    ['a banner to another host in disguise', bannerDesk.saveAll.request, { ...banner, href: '//evil.example' }, 'href'],
    [
      'a banner to a host behind a backslash',
      bannerDesk.saveAll.request,
      { ...banner, href: '/\\evil.example' },
      'href',
    ],
    ['a banner to an unprotected site', bannerDesk.saveAll.request, { ...banner, href: 'http://fair.example' }, 'href'],
    ['a partner that leads to a page here', partnerDesk.saveAll.request, { ...partner, href: '/jobs' }, 'href'],
    ['a partner that runs script', partnerDesk.saveAll.request, { ...partner, href: 'data:text/html,x' }, 'href'],
    ['a mini program without its id', programDesk.saveAll.request, { ...program, app_id: ' ' }, 'app_id'],
    ['a mini program shown by words', programDesk.saveAll.request, { ...program, is_shown: 'yes' }, 'is_shown'],
  ])('is never %s', (_what, request, item, field) => {
    expect(request.safeParse(list(item)).error?.issues[0]?.path).toEqual(['list', 0, field]);
  });
});
