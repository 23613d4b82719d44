import { expect, it } from 'vitest';
import { parseCommunityBaseInfo } from './base-info';

it('fills what is absent', () => {
  expect(parseCommunityBaseInfo({ cc_id: '10', name: 'Weavers' })).toEqual({
    ok: true,
    value: {
      ccId: 10,
      name: 'Weavers',
      description: '',
      introduction: '',
      keywords: '',
      seal: '',
      logo: '',
      languages: [],
      contact: { email: '', phone: '', address: '', hours: '' },
      stats: { companies: 0, members: 0 },
      founded: 0,
    },
  });
});

it('reads what is there', () => {
  const raw = {
    cc_id: 10,
    name: 'Weavers',
    desc: 'Since 1921',
    introduction: 'A guild',
    keywords: 'cloth',
    seal: '织业',
    logo: '/c1/1-seal.png',
    languages: ['zh-cn', 'en'],
    contact: { email: 'e', phone: 'p', address: 'a', hours: 'h' },
    stats: { companies: '214', members: 388 },
    founded: 1921,
  };
  expect(parseCommunityBaseInfo(raw)).toEqual({
    ok: true,
    value: {
      ccId: 10,
      name: 'Weavers',
      description: 'Since 1921',
      introduction: 'A guild',
      keywords: 'cloth',
      seal: '织业',
      logo: '/c1/1-seal.png',
      languages: ['zh-cn', 'en'],
      contact: { email: 'e', phone: 'p', address: 'a', hours: 'h' },
      stats: { companies: 214, members: 388 },
      founded: 1921,
    },
  });
});

it('needs a number and a name', () => {
  const parsed = parseCommunityBaseInfo({});
  expect(!parsed.ok && parsed.issues.map(({ path, code }) => `${path} ${code}`)).toEqual(['cc_id 200', 'name 200']);
});
