import * as oidc from 'openid-client';

/** Who a third party says that somebody is. */
export interface ThirdPartyPerson {
  readonly subject: string;
  /** Only an address that the third party has proven itself. */
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** What is kept of somebody who is on the way to a third party and back. */
interface ThirdPartyTrip {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A third party that people may sign in with (OAuth 2, OpenID Connect, PKCE). */
export interface ThirdParty {
  readonly key: string;
  /** As it stands on the button. */
  readonly name: string;
  /** The address to send the browser to. */
  begin(trip: ThirdPartyTrip): Promise<string>;
  /** Who came back with the answer, a query such as `code=…&state=…`; null when the third party did not say. */
  finish(trip: ThirdPartyTrip, answer: URLSearchParams): Promise<ThirdPartyPerson | null>;
}

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly name: string;
}

/** An OpenID provider. It is asked what it can do when somebody first signs in, and again after a failure. */
export function oidcThirdParty({ issuer, clientId, clientSecret, name }: OidcSettings): ThirdParty {
  let known: Promise<oidc.Configuration> | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    known ??= discover({ issuer, clientId, clientSecret }).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    key: 'oidc',
    name,
    async begin({ redirectUri, state, nonce, verifier }) {
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return address.href;
    },
    async finish({ redirectUri, state, nonce, verifier }, answer) {
      const tokens = await oidc
        .authorizationCodeGrant(await configuration(), new URL(`${redirectUri}?${answer}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          if (isRefusal(error)) return null;
          throw error;
        });
      const claims = tokens?.claims();
      if (claims === undefined) return null;
      const { sub: subject, email, email_verified: isProven, name: given } = claims;
      return {
        subject,
        email: isProven === true && typeof email === 'string' ? email : undefined,
        name: typeof given === 'string' ? given : undefined,
      };
    },
  };
}

type Discovered = Pick<OidcSettings, 'issuer' | 'clientId' | 'clientSecret'>;

function discover({ issuer, clientId, clientSecret }: Discovered): Promise<oidc.Configuration> {
  const address = new URL(issuer);
  // Without https only on this very machine, as a test's provider is.
  const isLocal = address.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname);
  return oidc.discovery(address, clientId, clientSecret, undefined, {
    timeout: 10,
    ...(isLocal && { execute: [oidc.allowInsecureRequests] }),
  });
}

/** The person or the provider said no, or somebody made the answer up: no failure of ours. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ResponseBodyError ||
    (error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT')
  );
}
