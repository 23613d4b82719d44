import type { IncomingMessage, ServerResponse } from 'node:http';
import { codes, responseText } from '@selvedge/error-catalogue';
import { languageOf } from '../http/language';

/** Seconds after which whoever was turned away may ask again. */
const retryAfter = '2';

const isApi = /^\/(api|v1)\//;

/** Says at once that there is too much to do: in the envelope where the API is asked, else in a sentence. */
export function turnAway(request: IncomingMessage, response: ServerResponse): void {
  const asksApi = isApi.test(request.url ?? '');
  const body = asksApi ? envelope(request) : busySentence;
  response.writeHead(503, {
    'content-type': asksApi ? 'application/json' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': retryAfter,
    'cache-control': 'no-store',
  });
  response.end(body);
}

export const busySentence = 'The site is busy. Please try again in a moment. 网站繁忙，请稍后再试。\n';

function envelope({ headers, url = '' }: IncomingMessage): string {
  const asked = new Headers({ 'accept-language': headers['accept-language'] ?? '' });
  const language = headers['x-language'];
  if (typeof language === 'string') asked.set('x-language', language);
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const message = responseText(codes.serviceMissing, languageOf(asked, query));
  return JSON.stringify({ code: codes.serviceMissing, message, data: null });
}
