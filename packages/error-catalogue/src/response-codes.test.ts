import { describe, expect, it } from 'vitest';
import { locales } from './locale';
import { codes, isResponseCode, responseCodes } from './response-codes';

/** Specification §8, copied word by word. */
const specification = `0 Success: ok; 1 Without permission; 2 Be banned; 10 There is no; 11 Request error; 12 Request mode error; 13 Request parameter error; 14 Interface request failed; 19 unauthorized; 100 Parameter validation failed; 101 Invalid Email address; 102 Invalid phone number; 103 Invalid IP address; 104 Invalid URL; 105 Invalid date; 106 Does not belong to the specified type; 107 Not within the specified range; 108 Not within the specified length; 109 Invalid string; 110 Is empty; 111 There is no; 112 Not Numbers; 113 Is not an integer; 114 It's not Boolean; 115 Not a floating point type; 116 Not a character type; 117 Is not an array; 118 Is not the path; 119 Is not a file; 120 Don't match; 121 Too big; 122 Is too small; 130 Incorrect file type; 200 Can't be empty; 999 failure; 100000 Service does not exist; 1000000 System error; 2000000 RPC request error; 2000001 RPC response error`;

const rows = specification.split('; ').map((row) => {
  const space = row.indexOf(' ');
  return { code: Number(row.slice(0, space)), text: row.slice(space + 1) };
});

describe('responseCodes', () => {
  it.each(rows)('says "$text" for code $code', ({ code, text }) => {
    expect(isResponseCode(code) && responseCodes[code].text.en).toBe(text);
  });

  it('holds the codes of the specification and no others', () => {
    expect(Object.keys(responseCodes).map(Number)).toEqual(rows.map(({ code }) => code));
  });

  it('has a Chinese text for every code, written in Chinese', () => {
    for (const { text } of Object.values(responseCodes)) expect(text['zh-cn']).toMatch(/\p{Script=Han}/u);
  });

  it('has a text in every language', () => {
    for (const { text } of Object.values(responseCodes)) expect(Object.keys(text)).toEqual([...locales]);
  });
});

describe('codes', () => {
  it('finds a number by its name', () => {
    expect(codes.invalidEmail).toBe(101);
    expect(codes.success).toBe(0);
    expect(codes.rpcResponseError).toBe(2_000_001);
  });

  it('has one name for each code, in camel case', () => {
    expect(Object.keys(codes)).toHaveLength(rows.length);
    for (const name of Object.keys(codes)) expect(name).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
  });

  it('leads back to the same row', () => {
    for (const [name, code] of Object.entries(codes)) expect(responseCodes[code].name).toBe(name);
  });
});

describe('isResponseCode', () => {
  it.each([0, 999, 2_000_001])('knows %d', (code) => {
    expect(isResponseCode(code)).toBe(true);
  });

  it.each([-1, 3, 404, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('does not know %d', (code) => {
    expect(isResponseCode(code)).toBe(false);
  });
});
