import { describe, expect, it } from 'vitest';
import { ApiError, apiErrorFor, fieldIssue, responseText } from './api-error';
import { isResponseCode, responseCodes } from './response-codes';

describe('apiErrorFor', () => {
  it.each([
    { code: 101, server: undefined, message: 'Invalid Email address', name: 'invalidEmail' },
    { code: 101, server: 'the address is odd', message: 'Invalid Email address', name: 'invalidEmail' },
    { code: 999, server: 'Stock is being counted', message: 'Stock is being counted', name: 'failure' },
    { code: 999, server: undefined, message: 'failure', name: 'failure' },
    { code: 999, server: '', message: 'failure', name: 'failure' },
    { code: 12345, server: undefined, message: 'Something is error!', name: 'unknown' },
    { code: 12345, server: 'never shown', message: 'Something is error!', name: 'unknown' },
    { code: Number.NaN, server: undefined, message: 'Something is error!', name: 'unknown' },
  ])('reads "$message" for code $code and server message $server', ({ code, server, message, name }) => {
    const error = apiErrorFor(code, server);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toBeInstanceOf(Error);
    expect({ code: error.code, name: error.name, message: error.message }).toEqual({ code, name, message });
  });

  it('speaks Chinese when asked', () => {
    expect(apiErrorFor(101, undefined, 'zh-cn').message).toBe('邮箱地址无效');
    expect(apiErrorFor(5, undefined, 'zh-cn').message).toBe('出现未知错误！');
    expect(apiErrorFor(999, '库存盘点中', 'zh-cn').message).toBe('库存盘点中');
  });

  it('carries the issues and the raw body, and none when there are none', () => {
    const issues = [fieldIssue('email', 101)];
    const body = { code: 100, message: 'x', data: null };
    expect(apiErrorFor(100, undefined, 'en', { issues, body })).toMatchObject({ issues, body });
    expect(apiErrorFor(100).issues).toEqual([]);
    expect(apiErrorFor(100).body).toBeUndefined();
  });
});

describe('responseText', () => {
  it('gives the table’s text for every code', () => {
    for (const code of Object.keys(responseCodes).map(Number)) {
      expect(isResponseCode(code) && responseCodes[code].text.en).toBe(responseText(code));
    }
  });
});

describe('fieldIssue', () => {
  it('puts the catalogue’s text beside the field', () => {
    expect(fieldIssue('email', 101)).toEqual({ field: 'email', code: 101, message: 'Invalid Email address' });
    expect(fieldIssue('name', 200, 'zh-cn')).toEqual({ field: 'name', code: 200, message: '不能为空' });
  });
});
