import { describe, expect, it } from 'vitest';
import { itemFromForm, itemTitle, itemToForm } from './list-items';

const shape = { columns: ['href', 'is_shown'], texts: ['title'] as [string], picture: true };
const kept = {
  id: 3,
  href: null,
  is_shown: true,
  img: { url: '/p3/1-a.webp' },
  texts: { 'zh-cn': { title: '标题' }, en: null },
};

describe('an entry of a list', () => {
  it('comes back from a form as it went there', () => {
    const form = itemToForm(shape, kept);
    expect(itemFromForm(shape, form)).toEqual({
      id: 3,
      href: null,
      is_shown: true,
      img_url: '/p3/1-a.webp',
      texts: { 'zh-cn': { title: '标题' }, en: null },
    });
  });

  it('that is new has no id, and what was left empty is null', () => {
    const form = { ...itemToForm(shape, { is_shown: true }), href: '', texts: { en: { title: 'New' } } };
    expect(itemFromForm(shape, form)).toEqual({
      href: null,
      is_shown: true,
      img_url: null,
      texts: { 'zh-cn': null, en: { title: 'New' } },
    });
  });

  it.each([
    ['en', { 'zh-cn': { title: '标题' }, en: {} }, '标题'],
    ['en', { 'zh-cn': { title: '标题' }, en: { title: 'Title' } }, 'Title'],
    ['zh-cn', { en: { title: 'Title' } }, 'Title'],
    ['zh-cn', undefined, ''],
  ] as const)('is named in %s by %o', (locale, texts, title) => {
    expect(itemTitle(shape, { texts }, locale)).toBe(title);
  });
});
