import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { flagOf, textOf, wireFlag } from '../wire/wire-values';
import { defaults } from './limits';

const setting = z.string().max(2000).nullish();

/**
 * The global server information as it comes (specification §3).
 *
 * @example
 * rawServerInfo.safeParse({ env: 'master' }).success; // true
 */
export const rawServerInfo = z.object({
  env: setting,
  dev: wireFlag.nullish(),
  appkey: setting,
  debug: wireFlag.nullish(),
  token: setting,
  domain: setting,
  baseUrl: setting,
  editorDomain: setting,
});

/** The global server information as it comes. */
export type RawServerInfo = z.infer<typeof rawServerInfo>;

/** The global server information (specification §3): `env` is `master`, all else is empty or false unless set. */
export interface ServerInfo {
  readonly env: string;
  readonly dev: boolean;
  readonly appkey: string;
  readonly debug: boolean;
  readonly token: string;
  readonly domain: string;
  readonly baseUrl: string;
  readonly editorDomain: string;
}

/**
 * Reads the global server information (specification §3).
 *
 * @example
 * const parsed = parseServerInfo({});
 * parsed.ok && parsed.value.env; // 'master'
 */
export function parseServerInfo(raw: unknown): ParseResult<ServerInfo> {
  return parseWith(rawServerInfo, raw, (info) => ({
    env: info.env || defaults.env,
    dev: flagOf(info.dev),
    appkey: textOf(info.appkey),
    debug: flagOf(info.debug),
    token: textOf(info.token),
    domain: textOf(info.domain),
    baseUrl: textOf(info.baseUrl),
    editorDomain: textOf(info.editorDomain),
  }));
}
