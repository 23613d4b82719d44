import { type Contract, listCalls, type PlacedCall } from '@selvedge/api-contract';
import { codes, httpStatusFor, type Locale, pageNotFound, responseText } from '@selvedge/error-catalogue';
import { Hono, type Context as HonoContext } from 'hono';
import type { Answer } from './answer';
import { type AnswerOptions, type AnyHandler, answerCall, type Handlers } from './answer-call';
import { BODY_LIMITS, type BodyLimits } from './body-limits';
import { languageOf } from './language';
import { readRequest } from './read-request';
import { type RequestEnvironment, readFacts } from './request-facts';
import { requestFields } from './request-fields';

export interface ImplementOptions<Context> extends AnswerOptions<Context> {
  /** How many proxies stand in front (TRUST_PROXY). Default 0. */
  readonly trustProxy?: number;
  readonly limits?: Partial<BodyLimits>;
}

/**
 * A Hono app that answers every call of a contract: requests are checked strictly, answers always come in the
 * envelope with the matching HTTP status (design §2).
 *
 * @throws {Error} when a call is not public and no `authorize` is given.
 * @example
 * const api = implement(catalogueContract, { site, product, … }, { contextFor: (facts) => ({ db, now: new Date(), facts }) });
 * app.route('/api', api);
 */
export function implement<const C extends Contract, Context>(
  contract: C,
  handlers: Handlers<Context, C>,
  options: ImplementOptions<Context>,
): Hono {
  const app = new Hono();
  const limits = { ...BODY_LIMITS, ...options.limits };
  const trustProxy = options.trustProxy ?? 0;
  const methods = new Map<string, string[]>();

  for (const placed of listCalls(contract)) {
    const handler = handlerOf(handlers, placed, options);
    const fields = requestFields(placed.call.request);
    const ownNames = placeholders(placed.call.path);
    const route = honoPath(placed.address);
    methods.set(route, [...(methods.get(route) ?? []), placed.call.method]);

    app.on(placed.call.method, route, async (c) => {
      const params = c.req.param() as Readonly<Record<string, string>>;
      const facts = readFacts(c.req.raw, c.env as RequestEnvironment | undefined, {
        trustProxy,
        company: params.company,
      });
      const pathValues = Object.fromEntries(ownNames.map((name) => [name, params[name] ?? '']));
      let dispose: (() => Promise<void>) | undefined;
      const readInput = async () => {
        const read = await readRequest(c.req.raw, { call: placed.call, fields, pathValues, limits });
        dispose = read.dispose;
        return read.input;
      };
      const answer = await answerCall(placed, handler, readInput, facts, options);
      await dispose?.();
      return respond(c, answer, facts.language, facts.requestId, facts.answerHeaders);
    });
  }

  // A known address with a method that no call has; registered last, so that every call comes first.
  for (const [route, allowed] of methods) {
    app.all(route, (c) => {
      c.header('allow', allowed.join(', '));
      return respondWithCode(c, codes.requestModeError);
    });
  }
  app.notFound((c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    const language = languageOf(c.req.raw.headers, searchParams);
    const { message } = pageNotFound(pathname + search, { locale: language });
    return respond(c, { status: 404, body: { code: codes.notFound, message, data: null }, headers: {} }, language);
  });
  return app;
}

/** Finds a call's handler by the names that the contract gave. */
export function handlerOf<Context>(
  handlers: Handlers<Context, Contract>,
  placed: PlacedCall,
  options: AnswerOptions<Context>,
): AnyHandler<Context> {
  if (placed.call.access !== 'public' && options.authorize === undefined) {
    throw new Error(`The call ${placed.id} is not public, so implement() needs an authorize option.`);
  }
  const handler = handlers[placed.group]?.[placed.name];
  if (handler === undefined) throw new Error(`The call ${placed.id} has no handler.`);
  return handler as AnyHandler<Context>;
}

function respondWithCode(c: HonoContext, code: typeof codes.requestModeError): Response {
  const language = languageOf(c.req.raw.headers, new URL(c.req.url).searchParams);
  const body = { code, message: responseText(code, language), data: null };
  return respond(c, { status: httpStatusFor(code), body, headers: {} }, language);
}

function respond(c: HonoContext, answer: Answer, language: Locale, requestId?: string, more?: Headers): Response {
  const response = c.json(answer.body, answer.status, {
    // What an API answers belongs to one client at one moment; pages have their own cache.
    'cache-control': 'no-store',
    'content-language': language,
    ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    ...answer.headers,
  });
  more?.forEach((value, name) => {
    response.headers.append(name, value);
  });
  return response;
}

function honoPath(address: string): string {
  return address.replace(/\{(\w+)\}/g, ':$1');
}

function placeholders(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
