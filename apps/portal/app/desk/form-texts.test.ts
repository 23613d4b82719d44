import { describe, expect, it } from 'vitest';
import { textsFromForm, textsToForm } from './form-texts';

describe('the texts of a form', () => {
  it('leave out a language in which nothing is written', () => {
    const texts = { 'zh-cn': { title: '标题', body: undefined }, en: { title: '  ', body: null } };
    expect(textsFromForm(texts, ['title', 'body'])).toEqual({ 'zh-cn': { title: '标题', body: '' }, en: null });
  });

  it('have fields in both languages, and bring nothing but the fields that travel', () => {
    const form = textsToForm({ 'zh-cn': { title: '标题', more: 1 }, en: null });
    expect(form).toEqual({ 'zh-cn': { title: '标题', more: 1 }, en: {} });
    expect(textsFromForm(form, ['title'])).toEqual({ 'zh-cn': { title: '标题' }, en: null });
  });
});
