import { type SettingParser, ValueProblem } from './setting';

export const text: SettingParser<string> = (value) => value;

export const port: SettingParser<number> = (value) => {
  const number = wholeNumber(value);
  if (number === undefined || number > 65_535) throw new ValueProblem('a port number from 0 to 65535');
  return number;
};

export const count: SettingParser<number> = (value) => {
  const number = wholeNumber(value);
  if (number === undefined) throw new ValueProblem('a whole number, 0 or more');
  return number;
};

export function oneOf<const Words extends readonly [string, ...string[]]>(
  ...words: Words
): SettingParser<Words[number]> {
  return (value) => {
    if (words.includes(value)) return value;
    throw new ValueProblem(`one of ${words.join(', ')}`);
  };
}

/** A name or an address to listen on; a scheme or a port in it is the usual mistake. */
export const host: SettingParser<string> = (value) => {
  if (!/^[\w.-]+$|^[\da-f:.]*:[\da-f:.]*$/i.test(value) || /^[\w.-]+:\d+$/.test(value)) {
    throw new ValueProblem('a host name or an address without scheme and port, such as 127.0.0.1 or 0.0.0.0');
  }
  return value;
};

/** An origin, kept without the slash at its end. */
export const origin: SettingParser<string> = (value) => {
  const url = httpUrl(value);
  if (url === undefined || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new ValueProblem('an origin such as https://www.example.com, without a path');
  }
  return url.origin;
};

/** An http or https address, kept without the slash at its end. */
export const httpAddress: SettingParser<string> = (value) => {
  if (httpUrl(value) === undefined) throw new ValueProblem('an http or https address');
  return value.replace(/\/+$/, '');
};

export const postgresAddress: SettingParser<string> = (value) => {
  if (URL.canParse(value)) {
    const url = new URL(value);
    if (/^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return value;
  }
  throw new ValueProblem('an address such as postgres://user:password@host:5432/database');
};

function httpUrl(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

function wholeNumber(value: string): number | undefined {
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}
