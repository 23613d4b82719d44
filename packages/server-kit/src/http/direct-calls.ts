import { type Contract, listCalls } from '@selvedge/api-contract';
import { codes, responseText } from '@selvedge/error-catalogue';
import type { Answer } from './answer';
import { type AnswerOptions, answerCall, type Handlers } from './answer-call';
import { handlerOf } from './implement';
import { answerFacts, newRequestId, type RequestFacts } from './request-facts';

/** Makes a call without HTTP in between. */
export type DirectCall = (id: string, input: unknown, facts?: Partial<RequestFacts>) => Promise<Answer>;

/**
 * The same calls for a caller in the same process (a page's loader): checked by the same contract, but neither
 * request nor answer is turned into bytes and back.
 *
 * @example
 * const call = directCalls(catalogueContract, handlers, options);
 * const { body } = await call('product.detail', { id: 7 }, { clientIp, language: 'zh-cn' });
 */
export function directCalls<const C extends Contract, Context>(
  contract: C,
  handlers: Handlers<Context, C>,
  options: AnswerOptions<Context>,
): DirectCall {
  const calls = new Map(
    listCalls(contract).map((placed) => [placed.id, { placed, handler: handlerOf(handlers, placed, options) }]),
  );
  return async (id, input, given = {}) => {
    const facts = { ...emptyFacts(), ...given };
    const found = calls.get(id);
    if (found !== undefined) {
      const answer = await answerCall(found.placed, found.handler, () => input, facts, options);
      return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(facts.answerHeaders) } };
    }
    const message = responseText(codes.serviceMissing, facts.language);
    return { status: 503, body: { code: codes.serviceMissing, message, data: null }, headers: {} };
  };
}

function emptyFacts(): RequestFacts {
  return {
    requestId: newRequestId(),
    clientIp: '127.0.0.1',
    visitorCode: undefined,
    language: 'en',
    company: undefined,
    headers: new Headers(),
    signal: new AbortController().signal,
    ...answerFacts(),
  };
}
