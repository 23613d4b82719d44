import { type DirectCall, type PageNote, type RequestEnvironment, visitorCodeOf } from '@selvedge/server-kit';

/** Our API, as a server and as functions. */
export interface ReachableApi {
  readonly fetch: (request: Request, environment: RequestEnvironment) => Response | Promise<Response>;
  readonly call: DirectCall;
}

/** A call as the typed client makes it. */
export interface AskedDirectly {
  readonly id: string;
  readonly input: unknown;
  readonly language: 'en' | 'zh-cn' | undefined;
  readonly headers: ConstructorParameters<typeof Headers>[0] | undefined;
  readonly signal: AbortSignal;
}

export type AskDirectly = (asked: AskedDirectly) => Promise<{ readonly status: number; readonly body: unknown }>;

interface Asker {
  /** The note of the page that asks. */
  readonly note: PageNote;
  readonly ip: string | null;
  readonly company: string;
}

/** Asks the API without a request in between, in the name of whoever asks for the page. */
export function askingDirectly(call: DirectCall, { note, ip, company }: Asker): AskDirectly {
  return async ({ id, input, language, headers: given, signal }) => {
    const headers = new Headers(given);
    const answer = await call(id, input, {
      headers,
      signal,
      company,
      visitorCode: visitorCodeOf(headers),
      ...(language && { language }),
      ...(ip !== null && { clientIp: ip }),
    });
    noteChange(note, answer.headers.expires ?? null);
    return answer;
  };
}

/** An answer that ends makes a page that ends with it. */
export function noteChange(note: PageNote, expires: string | null): void {
  if (expires !== null && !Number.isNaN(Date.parse(expires))) note.changesAt(new Date(expires));
}
