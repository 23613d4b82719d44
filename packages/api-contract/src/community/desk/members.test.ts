import { describe, expect, it } from 'vitest';
import { memberDesk } from './members';

const { request } = memberDesk.newOrUpdate;

const member = {
  ccId: 1,
  state: 'active',
  category_id: null,
  company_id: null,
  region_id: null,
  phone: '',
  email: '',
  img_url: null,
  texts: { 'zh-cn': { name: '沈某', initial: '沈', post: '', introduction: '' }, en: null },
};

describe('a member as the secretariat keeps them', () => {
  it.each([
    ['of no company, without a way to reach them', {}],
    ['with a telephone number', { phone: '+86 575 5550 0198' }],
    ['with an address', { email: 'shen@qinghe.example' }],
    ['admitted, not yet paid', { state: 'admitted' }],
    ['who has left', { state: 'left', id: 4, version: 1_795_219_200_000 }],
  ])('is somebody %s', (_what, more) => {
    expect(request.safeParse({ ...member, ...more }).error).toBeUndefined();
  });

  it.each([
    ['in a state that nobody knows', { state: 'banned' }, ['state']],
    ['with a number of words', { phone: 'call me' }, ['phone']],
    ['with half an address', { email: 'shen@' }, ['email']],
    ['with an address of two lines', { email: 'a@b.example\nBcc: c@d.example' }, ['email']],
    [
      'without a name',
      { texts: { ...member.texts, 'zh-cn': { ...member.texts['zh-cn'], name: ' ' } } },
      ['texts', 'zh-cn', 'name'],
    ],
    ['of a category zero', { category_id: 0 }, ['category_id']],
    ['with rights of their own', { role: 'administrator' }, []],
  ])('is never somebody %s', (_what, more, path) => {
    expect(request.safeParse({ ...member, ...more }).error?.issues[0]?.path).toEqual(path);
  });
});
