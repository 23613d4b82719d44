import {
  codes,
  fieldIssue,
  type HttpStatus,
  httpStatusFor,
  responseCodes,
  responseText,
} from '@selvedge/error-catalogue';
import { z } from 'zod';
import type { Call } from '../call';
import type { PlacedCall } from '../contract';
import { envelope } from '../envelope';
import type { Answer, JsonSchema } from './document-types';

type FailureStatus = Exclude<HttpStatus, 200>;

interface Judged extends Pick<Call, 'access' | 'encoding' | 'method' | 'request' | 'secure'> {
  /** The address below the base: it may name a company or a record. */
  readonly address: string;
}

interface Failure {
  readonly description: string;
  readonly of: (call: Judged) => boolean;
}

const any = () => true;
const guarded = ({ access }: Judged) => access !== 'public';
const writes = ({ method }: Judged) => method !== 'GET';
const withBody = ({ encoding }: Judged) => encoding !== 'query';

/** The fields that name a record: `id`, `ids`, `ccId`, `category_id`, `key`. */
const recordName = /^(ids?|key|token|.*(Id|_id))$/;

function namesRecord({ address, request }: Judged): boolean {
  return address.includes('{') || (request instanceof z.ZodObject && Object.keys(request.shape).some(isRecordName));
}

const isRecordName = (field: string) => recordName.test(field);

/** The statuses of failures (design §2), and the calls that answer with each. */
const failures = {
  400: { description: 'The request cannot be understood, or the server says in its own words why not.', of: any },
  401: {
    description: 'Nobody has signed in.',
    of: (call) => guarded(call) || (call.secure && writes(call)),
  },
  403: {
    description: 'The caller may not do this, or a page of another site has sent it.',
    of: (call) => guarded(call) || writes(call),
  },
  404: { description: 'There is no such record, or none that the caller may see.', of: namesRecord },
  409: {
    description:
      'The record was changed by somebody else, what is wanted is taken, or the key came with other content.',
    of: writes,
  },
  413: { description: 'The body or a file is too big.', of: withBody },
  415: { description: 'The body or a file is of a type that is not taken.', of: withBody },
  422: { description: 'Fields were refused; `issues` names them.', of: any },
  429: { description: 'Too many requests.', of: any },
  500: { description: 'The server failed.', of: any },
  503: { description: 'The server is not ready; the same request may succeed later.', of: any },
} as const satisfies Record<FailureStatus, Failure>;

/** The statuses that a call can fail with. */
export function failureStatuses({ address, call }: Pick<PlacedCall, 'address' | 'call'>): readonly string[] {
  const judged = { ...call, address };
  return Object.entries<Failure>(failures).flatMap(([status, { of }]) => (of(judged) ? [status] : []));
}

/** The envelope of a failure: a code of specification §8 and no data. */
export const failureSchema: JsonSchema = {
  ...(({ $schema: _, ...schema }) => schema)(z.toJSONSchema(envelope(z.null()), { io: 'input' }) as PlainSchema),
  description: 'An answer whose code is not 0.',
};

type PlainSchema = JsonSchema & { readonly $schema?: string };

/** Statuses that a caller should wait after. */
const waits: ReadonlySet<number> = new Set([429, 503]);

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before another try.', schema: { type: 'integer' } },
} as const;

/** The codes of answers whose status the situation decides, not the code; the likeliest first. */
const situationCodes: Readonly<Record<number, readonly number[]>> = {
  409: [codes.requestError, codes.validationFailed, codes.noMatch, codes.tooBig],
  413: [codes.tooBig],
  415: [codes.wrongFileType, codes.requestParameterError],
  429: [codes.banned],
};

/** The answers with each status, with the codes that go with it. */
export const failureAnswers: Readonly<Record<string, Answer>> = Object.fromEntries(
  Object.entries(failures).map(([key, { description }]) => {
    const status = Number(key);
    const listed = codesWith(status).map((code) => `${code} ${responseText(code)}`);
    const answer: Answer = {
      description: `${description} Codes: ${listed.join('; ')}.`,
      ...(waits.has(status) && { headers: retryAfter }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example: exampleOf(status) } },
    };
    return [`Failure${status}`, answer];
  }),
);

function codesWith(status: number): readonly number[] {
  const situation = situationCodes[status];
  if (situation !== undefined) return situation;
  return Object.keys(responseCodes)
    .map(Number)
    .filter((code) => httpStatusFor(code) === status);
}

function exampleOf(status: number): unknown {
  const code = codesWith(status)[0] ?? codes.failure;
  const issues = status === 422 ? { issues: [fieldIssue('email', codes.invalidEmail)] } : {};
  return { code, message: responseText(code), data: null, ...issues };
}
