import { describe, expectTypeOf, it } from 'vitest';
import {
  type ApiError,
  apiErrorFor,
  codes,
  fieldIssue,
  type HttpStatus,
  httpStatusFor,
  isResponseCode,
  type Locale,
  type LocalizedText,
  type PageNotFoundError,
  pageNotFound,
  paymentTypeName,
  productCheckAction,
  type ResponseCode,
  type ResponseEntry,
  type ResponseName,
  responseCodes,
  TransportError,
} from './index';

describe('the types of the catalogue', () => {
  it('cannot lose a code: a table without one fails to compile', () => {
    const { 101: _missing, ...rest } = responseCodes;
    // @ts-expect-error code 101 is missing
    const table: Record<ResponseCode, ResponseEntry> = rest;
    expectTypeOf(table).not.toBeAny();
    expectTypeOf(responseCodes).toExtend<Record<ResponseCode, ResponseEntry>>();
  });

  it('cannot lose a language: a text without Chinese fails to compile', () => {
    // @ts-expect-error the Chinese text is missing
    const text: LocalizedText = { en: 'Remind' };
    expectTypeOf(text).not.toBeAny();
    expectTypeOf<Locale>().toEqualTypeOf<'en' | 'zh-cn'>();
  });

  it('know every code by its number and by its name', () => {
    expectTypeOf(codes.invalidEmail).toEqualTypeOf<101>();
    expectTypeOf<keyof typeof codes>().toEqualTypeOf<ResponseName>();
    expectTypeOf<(typeof codes)[ResponseName]>().toEqualTypeOf<ResponseCode>();
    expectTypeOf(responseCodes[101].text.en).toEqualTypeOf<'Invalid Email address'>();
    // @ts-expect-error 404 is no response code
    void responseCodes[404];
    // @ts-expect-error a field's issue has a code of the catalogue
    void fieldIssue('email', 404);
  });

  it('take any number from a server and narrow it', () => {
    expectTypeOf(isResponseCode).guards.toEqualTypeOf<ResponseCode>();
    expectTypeOf(apiErrorFor).parameter(0).toEqualTypeOf<number>();
    expectTypeOf(apiErrorFor).parameter(2).toEqualTypeOf<Locale | undefined>();
    expectTypeOf(apiErrorFor).returns.toEqualTypeOf<ApiError>();
    expectTypeOf<ApiError['code']>().toEqualTypeOf<number>();
    expectTypeOf(httpStatusFor).returns.toEqualTypeOf<HttpStatus>();
    expectTypeOf(productCheckAction).returns.toEqualTypeOf<'reload' | 'remind' | 'home'>();
    expectTypeOf(paymentTypeName).returns.toEqualTypeOf<string>();
  });

  it('name the spellings and the kinds that exist', () => {
    expectTypeOf<PageNotFoundError['status']>().toEqualTypeOf<404>();
    // @ts-expect-error the specification shows two spellings
    void (() => pageNotFound('/abc', { spelling: 'shout' }));
    // @ts-expect-error no transport fails in this way
    void (() => new TransportError('tired'));
  });
});
