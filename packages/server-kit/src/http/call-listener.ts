import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Contract, listCalls, type PlacedCall } from '@selvedge/api-contract';
import { silentLog } from '../log/create-log';
import type { Answer } from './answer';
import { type AnyHandler, answerCall, type Handlers } from './answer-call';
import { handlerOf, type ImplementOptions } from './implement';
import { queryInput } from './read-request';
import { factsOf, type RequestFacts } from './request-facts';
import { type RequestFields, requestFields } from './request-fields';
import { alwaysSent } from './security-headers';

export interface CallListenerOptions<Context> extends ImplementOptions<Context> {
  /** What stands before the contract's addresses, such as `/api`. */
  readonly base: string;
}

/** Answers a request in the `node:http` listener; false leaves it to the app. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ListenedCall {
  readonly placed: PlacedCall;
  readonly handler: AnyHandler<unknown>;
  readonly fields: RequestFields;
}

/**
 * Answers the calls that only read and whose address holds nothing but the company, as {@link implement} would, but
 * before a `Request` and a `Response` are made, which cost as much as the call itself. Everything else is left to the app.
 *
 * @example
 * const answerCalls = callListener(catalogueContract, handlers, { base: '/api', contextFor });
 * await serve({ app, answerNext: answerCalls, port: 3000 });
 */
export function callListener<const C extends Contract, Context>(
  contract: C,
  handlers: Handlers<Context, C>,
  options: CallListenerOptions<Context>,
): Listener {
  const { base, log = silentLog, trustProxy = 0 } = options;
  const inCompany = contract.addressing === 'company-service';
  const calls = new Map<string, ListenedCall>();
  for (const placed of listCalls(contract)) {
    const { method, access, encoding, request } = placed.call;
    const path = inCompany ? placed.address.replace('/{company}', '') : placed.address;
    if (method !== 'GET' || access !== 'public' || encoding !== 'query' || path.includes('{')) continue;
    const handler = handlerOf(handlers, placed, options) as AnyHandler<unknown>;
    calls.set(path, { placed, handler, fields: requestFields(request) });
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, asked: Asked, call: ListenedCall) => {
    const begun = performance.now();
    const query = new URLSearchParams(asked.query);
    const facts = factsOf({
      headers: headersOf(request),
      query,
      remote: request.socket.remoteAddress,
      company: asked.company,
      signal: () => gone(response),
      trustProxy,
    });
    const readInput = () => queryInput(query, call.fields);
    const given = await answerCall(call.placed, call.handler, readInput, facts, options as AnswerOptionsOfAny);
    write(response, given, facts);
    log[given.status >= 500 ? 'error' : 'info'](`GET ${base}${asked.path}`, {
      status: given.status,
      ms: Math.round(performance.now() - begun),
      requestId: facts.requestId,
    });
  };

  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' || !url.startsWith(base)) return false;
    const asked = split(url.slice(base.length), inCompany);
    const call = calls.get(asked.call);
    if (call === undefined) return false;
    answer(request, response, asked, call).catch((error: unknown) => {
      log.error('an answer could not be written', { call: call.placed.id, error });
      response.destroy();
    });
    return true;
  };
}

/** The options as calls of any context take them; which one it is was checked where the listener was made. */
type AnswerOptionsOfAny = Parameters<typeof answerCall<unknown>>[4];

interface Asked {
  readonly path: string;
  readonly query: string;
  readonly company: string | undefined;
  /** The path without the company. */
  readonly call: string;
}

function split(url: string, inCompany: boolean): Asked {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark + 1);
  if (!inCompany) return { path, query, company: undefined, call: path };
  const end = path.indexOf('/', 1);
  return { path, query, company: path.slice(1, end), call: path.slice(end) };
}

function headersOf({ headers }: IncomingMessage): Headers {
  const read = new Headers();
  for (const name of ['accept-language', 'cookie', 'x-forwarded-for', ...ownNames(headers)]) {
    const value = headers[name];
    if (typeof value === 'string') read.set(name, value);
  }
  return read;
}

/** What our clients send beside what browsers do. */
function ownNames(headers: IncomingMessage['headers']): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('x-') && name !== 'x-forwarded-for');
}

/** Aborted when whoever asked has gone; made only for work that wants to know. */
function gone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => response.writableEnded || controller.abort());
  return controller.signal;
}

const fixedHeaders = Object.entries({
  'content-type': 'application/json',
  // What an API answers belongs to one client at one moment; pages have their own cache.
  'cache-control': 'no-store',
  ...alwaysSent,
}).flat();

function write(response: ServerResponse, { status, body, headers }: Answer, facts: RequestFacts): void {
  const text = JSON.stringify(body);
  const own = ['content-length', String(Buffer.byteLength(text)), 'content-language', facts.language];
  const sent = [...fixedHeaders, ...own, 'x-request-id', facts.requestId, ...Object.entries(headers).flat()];
  facts.answerHeaders.forEach((value, name) => {
    sent.push(name, value);
  });
  response.writeHead(status, sent);
  // As a text it leaves in one piece with the headers.
  response.end(text);
}
