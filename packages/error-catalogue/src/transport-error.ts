import type { Locale, LocalizedText } from './locale';

/** Why a request got no answer that can be read (specification §8). */
export type TransportErrorKind = 'aborted' | 'network' | 'timeout' | 'unsupportedProtocol' | 'noGlobalThis';

/** Technical texts, for logs and developers. `{ms}` is the time limit in milliseconds. */
const technicalTexts = {
  aborted: 'Request aborted',
  network: 'Network Error',
  timeout: 'timeout of {ms} ms exceeded',
  unsupportedProtocol: 'Unsupported protocol',
  noGlobalThis: 'Unable to locate global this',
} as const satisfies Record<TransportErrorKind, string>;

/**
 * What people read when the network fails (specification §8: 'Network error!').
 *
 * @example
 * networkErrorText.en; // 'Network error!'
 */
export const networkErrorText = { en: 'Network error!', 'zh-cn': '网络错误！' } as const satisfies LocalizedText;

/** What people read; specification §8 shows a text for the network only, the others are ours. */
const readableTexts = {
  aborted: { en: 'The request was cancelled.', 'zh-cn': '请求已取消。' },
  network: networkErrorText,
  timeout: { en: 'The server took too long to answer. Please try again.', 'zh-cn': '服务器响应超时，请重试。' },
  unsupportedProtocol: { en: 'This address cannot be opened.', 'zh-cn': '无法打开此地址。' },
  noGlobalThis: { en: 'This browser is too old for the page.', 'zh-cn': '浏览器版本过低，无法显示此页面。' },
} as const satisfies Record<TransportErrorKind, LocalizedText>;

/**
 * A request that never got an answer. `message` is the technical text of specification §8; `readableText` is for
 * people.
 *
 * @example
 * new TransportError('timeout', { timeoutMs: 30_000 }).message; // 'timeout of 30000 ms exceeded'
 */
export class TransportError extends Error {
  /** Why there was no answer. */
  readonly kind: TransportErrorKind;

  constructor(kind: TransportErrorKind, details: { readonly timeoutMs?: number; readonly cause?: unknown } = {}) {
    super(technicalTexts[kind].replace('{ms}', String(details.timeoutMs ?? 0)), { cause: details.cause });
    this.name = 'TransportError';
    this.kind = kind;
  }

  /**
   * The text for people.
   *
   * @example
   * new TransportError('network').readableText('en'); // 'Network error!'
   */
  readableText(locale: Locale = 'en'): string {
    return readableTexts[this.kind][locale];
  }
}
