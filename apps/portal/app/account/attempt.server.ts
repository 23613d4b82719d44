import { data } from '@remix-run/node';
import { AnswerError } from '@selvedge/api-client';
import { codes } from '@selvedge/error-catalogue';
import type { PortalApi } from '../api.server';
import { formDataOf } from '../forms/form-data.server';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import type { Outcome } from './refused';

/** What never goes back into a page. */
const secret: ReadonlySet<string> = new Set(['password', 'old_password', 'code', 'captcha']);

export interface SentForm {
  readonly intent: string;
  /** The text of a field; empty when there is none. */
  readonly text: (name: string) => string;
  /** The same, or nothing when the field was left empty. */
  readonly optional: (name: string) => string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

export async function readForm(request: Request): Promise<SentForm> {
  return textsOf(await formDataOf(request));
}

/** What was typed into a form, without the files that came with it. */
export function textsOf(form: FormData): SentForm {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const all = new Map(entries);
  const text = (name: string) => all.get(name) ?? '';
  return {
    intent: text('intent'),
    text,
    optional: (name) => text(name) || undefined,
    values: Object.fromEntries(entries.filter(([name]) => !secret.has(name))),
  };
}

const nothing = { issues: {}, problem: null, sentTo: null, guard: null, isDone: false } as const;

/**
 * Does what a form asks for. What the API refuses is shown at its fields, with what was typed; anything else that fails
 * is the page's failure.
 */
export async function attempt<Done extends Response>(
  api: PortalApi,
  { intent, values }: SentForm,
  locale: Locale,
  work: () => Promise<Done | Partial<Outcome>>,
) {
  try {
    const done = await work();
    if (done instanceof Response) return done;
    return data<Outcome>({ ...nothing, intent, values, isDone: true, ...done });
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
    const issues = Object.fromEntries(error.issues.map(({ field, message }) => [field, message]));
    const guard = issues.captcha === undefined ? null : await api.vcode.create({});
    const isAtFields = Object.keys(issues).length > 0;
    const problem = isAtFields ? null : problemOf(error, locale);
    return data<Outcome>({ ...nothing, intent, values, issues, guard, problem }, { status: error.status });
  }
}

function problemOf({ code, status, message, retryAfterMs }: AnswerError, locale: Locale): string {
  if (code === codes.banned && status === 429) {
    return m.account_too_often({ seconds: Math.ceil((retryAfterMs ?? 60_000) / 1000) }, { locale });
  }
  return message;
}

type Scene = 'register' | 'login' | 'reset' | 'bind' | 'verify';

/** Has a code sent, after the form's solved puzzle was judged if it brought one. */
export async function sendCode(
  api: PortalApi,
  form: SentForm,
  scene: Scene,
  target: string,
): Promise<Partial<Outcome>> {
  const payload = form.optional('captcha');
  if (payload !== undefined) {
    // Whatever is wrong with a solution, the call that follows says whether one was needed.
    await api.vcode.guardCheck({ payload }).catch((error: unknown) => {
      if (!(error instanceof AnswerError)) throw error;
    });
  }
  const { sent_to } = await api.vcode.send({ target, scene });
  return { sentTo: sent_to, isDone: false };
}
