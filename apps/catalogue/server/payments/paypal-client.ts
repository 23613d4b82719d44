import { z } from 'zod';
import { ProviderError } from './payment-provider';

export interface PaypalAccess {
  readonly id: string;
  readonly secret: string;
  readonly webhookId: string;
  /** The address of the API; tests bring a stand-in. */
  readonly api: string;
}

export interface PaypalAsked<Answer> {
  readonly path: string;
  readonly body?: unknown;
  readonly answer: z.ZodType<Answer>;
  /** The same request under the same key is done once. */
  readonly key?: string;
}

/** PayPal said no; `issue` is its own name for why. */
export class PaypalRefusal extends ProviderError {
  constructor(
    readonly status: number,
    readonly issue: string,
  ) {
    super(`PayPal answered ${status} ${issue}`);
  }
}

const timeout = 20_000;

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const refusal = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string() })).default([]),
});

/** Calls PayPal's REST API; the access token is kept until it is about to end. */
export function paypalClient({ id, secret, api }: PaypalAccess) {
  let token: { readonly value: Promise<string>; readonly until: number } | undefined;

  const fetchToken = async () => {
    const answer = await fetch(`${api}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new PaypalRefusal(answer.status, 'at the token');
    const { access_token, expires_in } = tokenAnswer.parse(await answer.json());
    token = { value: Promise.resolve(access_token), until: performance.now() + (expires_in - 60) * 1000 };
    return access_token;
  };

  const accessToken = (): Promise<string> => {
    if (token !== undefined && performance.now() < token.until) return token.value;
    // Kept as a promise, so that many at once ask once; a failed one is forgotten.
    const value = fetchToken().catch((error: unknown) => {
      token = undefined;
      throw error;
    });
    token = { value, until: performance.now() + timeout };
    return value;
  };

  return async function call<Answer>({ path, body, answer: shape, key }: PaypalAsked<Answer>): Promise<Answer> {
    const answer = await fetch(`${api}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(key === undefined ? {} : { 'paypal-request-id': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    if (!answer.ok) throw new PaypalRefusal(answer.status, issueOf(text));
    return shape.parse(text === '' ? {} : JSON.parse(text));
  };
}

export type PaypalCall = ReturnType<typeof paypalClient>;

function issueOf(text: string): string {
  try {
    const { name, details } = refusal.parse(JSON.parse(text));
    return details[0]?.issue ?? name;
  } catch {
    return '';
  }
}
