import { expect, it } from 'vitest';
import { PageNotFoundError, pageNotFound } from './page-not-found';

it('is a 404 with the address in its text', () => {
  const error = pageNotFound('/abc?x=1');
  expect(error).toBeInstanceOf(PageNotFoundError);
  expect(error).toMatchObject({
    status: 404,
    name: 'pageNotFound',
    fullPath: '/abc?x=1',
    message: 'Page not found: /abc?x=1',
  });
});

it('has the second spelling of the specification', () => {
  expect(pageNotFound('/abc', { spelling: 'title' }).message).toBe('Page Not Found: /abc');
});

it('speaks Chinese in either spelling', () => {
  expect(pageNotFound('/abc', { locale: 'zh-cn' }).message).toBe('页面不存在：/abc');
  expect(pageNotFound('/abc', { locale: 'zh-cn', spelling: 'title' }).message).toBe('页面不存在：/abc');
});

it('puts a hostile address in unchanged, patterns of replacement included', () => {
  expect(pageNotFound('/$&<script>').message).toBe('Page not found: /$&<script>');
});
