import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort, type RunningApp, startBuiltApp, startSmtpSink } from '@selvedge/server-kit/e2e';
import Provider from 'oidc-provider';

const secret = 'a secret of the test';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The portal with everything around it that people sign in by: a phone network, a mailbox, a third party. */
export interface AccountWorld {
  readonly app: RunningApp;
  /** The code that was last sent to a phone. */
  codeToPhone(phone: string): Promise<string>;
  /** The code in the subject of the mail that was last sent to an address. */
  codeToMailbox(address: string): Promise<string>;
  /** The link of the mail that lets somebody set a password anew. */
  resetLink(address: string): Promise<string>;
  /** The link of the mail that invites a member to sign in. */
  invitationLink(address: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startAccountWorld(): Promise<AccountWorld> {
  const messages: { to: string; text: string }[] = [];
  const phones = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      messages.push({ to: form.get('To') ?? '', text: form.get('Body') ?? '' });
      response.writeHead(201).end('{}');
    });
  });
  const sms = await listening(phones);
  const mailbox = await startSmtpSink();
  const mailsTo = (address: string) =>
    mailbox.received.filter(({ to }) => to.includes(address)).map(({ parsed }) => parsed);
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const app = await startBuiltApp(folder, 'PORTAL_PORT', {
    LIMITS: 'off',
    SMS_URL: `${sms}/Messages.json`,
    SMS_FROM: 'Weftshore',
    MAIL_URL: mailbox.url,
    MAIL_FROM: 'office@weftshore.example',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: secret,
    OIDC_NAME: 'Guild pass',
  });
  const thirdParty = await startThirdParty(issuer, `${app.origin}/sign-in/back`);
  return {
    app,
    codeToPhone: (phone) =>
      found(`a code to ${phone}`, async () => {
        const message = messages.filter(({ to }) => to === phone).at(-1);
        return message?.text.match(/\d{6}/)?.[0];
      }),
    codeToMailbox: (address) =>
      found(`a code to ${address}`, async () => mailsTo(address).at(-1)?.subject?.match(/\d{6}/)?.[0]),
    resetLink: (address) =>
      found(`a link to ${address}`, async () =>
        mailsTo(address)
          .map(({ text = '' }) => text.match(/http:\S+\/reset\?\S+/)?.[0])
          .findLast((link) => link !== undefined),
      ),
    invitationLink: (address) =>
      found(`an invitation to ${address}`, async () =>
        mailsTo(address)
          .map(({ text = '' }) => text.match(/http:\S+\/invitation\/[\w-]+/)?.[0])
          .findLast((link) => link !== undefined),
      ),
    async stop() {
      for (const server of [phones, thirdParty]) {
        server.closeAllConnections();
        server.close();
      }
      await app.remove();
      await mailbox.close();
    },
  };
}

async function listening(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An OpenID provider of another house; whoever signs in there is believed. */
async function startThirdParty(issuer: string, redirectUri: string): Promise<Server> {
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'portal', client_secret: secret, redirect_uris: [redirectUri] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Everything stands in the token itself, as most providers have it.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the test'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: `${id}@guild.example`, email_verified: true, name: id }),
    }),
  });
  const server = createServer(provider.callback());
  await listening(server, Number(new URL(issuer).port));
  return server;
}

/** Waits until something is there; the outbox is emptied every two seconds. */
async function found<Thing>(what: string, look: () => Promise<Thing | undefined>): Promise<Thing> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const thing = await look();
    if (thing !== undefined) return thing;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There never was ${what}.`);
}
