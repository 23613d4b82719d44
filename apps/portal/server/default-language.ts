/** Reading B's locale (specification §9): what is answered when a request asks for no language. */
const defaultLanguage = 'zh-cn';

/** The request as it is when it asks for a language, else one that asks for the portal's own. */
export function withDefaultLanguage(request: Request): Request {
  const { headers } = request;
  const asks =
    headers.has('accept-language') || headers.has('x-language') || new URL(request.url).searchParams.has('lang');
  if (asks) return request;
  const asking = new Request(request);
  asking.headers.set('x-language', defaultLanguage);
  return asking;
}
