import type { AnswerOf, Call, CheckedRequestOf, Contract, PlacedCall } from '@selvedge/api-contract';
import { codes, responseText } from '@selvedge/error-catalogue';
import { type Log, silentLog } from '../log/create-log';
import type { Answer } from './answer';
import { answerError } from './answer-error';
import { isConstant } from './constant';
import { onlyNumerals } from './only-numerals';
import { refuse } from './refuse';
import type { RequestFacts } from './request-facts';
import { storable } from './storable';
import { fieldIssues } from './zod-issues';

/** One call's work: a use-case, given its context and the checked request. */
export type Handler<Context, C extends Call> = (
  context: Context,
  input: CheckedRequestOf<C>,
) => AnswerOf<C> | Promise<AnswerOf<C>>;

/** The work of every call of a contract; a missing one does not compile. */
export type Handlers<Context, C extends Contract> = {
  readonly [Group in keyof C['groups']]: {
    readonly [Name in keyof C['groups'][Group]]: C['groups'][Group][Name] extends infer Found extends Call
      ? Handler<Context, Found>
      : never;
  };
};

export interface AnswerOptions<Context> {
  /** Builds what use-cases are given, for one request. */
  readonly contextFor: (facts: RequestFacts) => Context | Promise<Context>;
  /**
   * Refuses (by throwing) who may not make a call, before anything of the request is read. What it returns is asked
   * again with the checked request, for rights that hold in one place only. Needed as soon as one call of the contract
   * is not public.
   */
  readonly authorize?: Authorize<Context>;
  readonly log?: Log;
}

/** Refuses by throwing; what it returns refuses by the checked request. */
export type Authorize<Context> = (
  context: Context,
  placed: PlacedCall,
  facts: RequestFacts,
  // biome-ignore lint/suspicious/noConfusingVoidType: who has nothing more to ask returns nothing
) => void | AuthorizeInput | Promise<void | AuthorizeInput>;

type AuthorizeInput = (input: unknown) => void;

/** A handler as the machinery calls it; its types were checked where the handlers were written down. */
export type AnyHandler<Context> = (context: Context, input: unknown) => unknown;

/**
 * Answers one call: checks the request, the right and the answer. The answer is checked in production too: the
 * contract then holds for every client, and a column that was selected by accident is left out instead of leaking.
 * That costs one parse of what is about to be serialised anyway.
 */
export async function answerCall<Context>(
  placed: PlacedCall,
  handler: AnyHandler<Context>,
  readInput: () => unknown,
  facts: RequestFacts,
  options: AnswerOptions<Context>,
): Promise<Answer> {
  try {
    const context = await options.contextFor(facts);
    const isPublic = placed.call.access === 'public';
    const authorizeInput = isPublic ? undefined : await options.authorize?.(context, placed, facts);
    const input = checkRequest(placed, await readInput(), facts);
    authorizeInput?.(input);
    const data = checkAnswer(placed, await handler(context, input));
    return {
      status: 200,
      body: { code: codes.success, message: responseText(codes.success, facts.language), data },
      headers: {},
    };
  } catch (error) {
    const { report, ...answer } = answerError(error, facts.language);
    if (report !== undefined) {
      const log = options.log ?? silentLog;
      log[report.level](report.message, { call: placed.id, requestId: facts.requestId, error });
    }
    return answer;
  }
}

function checkRequest(placed: PlacedCall, input: unknown, facts: RequestFacts): unknown {
  const checked = placed.call.request.safeParse(onlyNumerals(placed.call.request, input));
  if (checked.success) return storable(checked.data);
  const issues = fieldIssues(checked.error.issues, input, facts.language);
  // One reason for everything that was refused is the answer's own reason; several make it "validation failed".
  const [first] = issues;
  const common = first !== undefined && issues.every(({ code }) => code === first.code) ? first.code : undefined;
  throw refuse(common ?? codes.validationFailed, { issues });
}

/** What may leave of answers that never change, and of which call they are. */
const checkedAnswers = new WeakMap<object, { readonly call: Call; readonly data: unknown }>();

function checkAnswer(placed: PlacedCall, data: unknown): unknown {
  if (!isConstant(data)) return keepsContract(placed, data);
  const known = checkedAnswers.get(data);
  if (known?.call === placed.call) return known.data;
  const checked = keepsContract(placed, data);
  checkedAnswers.set(data, { call: placed.call, data: checked });
  return checked;
}

function keepsContract(placed: PlacedCall, data: unknown): unknown {
  const checked = placed.call.response.safeParse(data);
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The answer of ${placed.id} does not keep the contract (${wrong.join('; ')})`);
}
