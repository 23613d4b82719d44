import { listCalls, type PlacedCall } from '@selvedge/api-contract';
import { communityContract } from '@selvedge/api-contract/community';
import type { OpenApiDocument } from '@selvedge/api-contract/openapi';
import { permissions } from '@selvedge/domain/rights';
import { readSettings } from '@selvedge/server-kit';
import { describedAnswers, requestFor } from '@selvedge/server-kit/testing';
import { portalApp } from '../app';
import type { ThirdParty } from '../identity/third-party';
import type { OnlinePayments } from '../payments/stripe-payments';
import type { Resources } from '../resources';
import { portalSettings } from '../settings';
import type { Said } from './asking';
import { demoDatabase } from './demo-database';
import { addAccount, addMember, addRole, giveRole, signedIn } from './people';

export type Headers = Readonly<Record<string, string>>;
export type Fields = Readonly<Record<string, unknown>>;

const origin = 'https://portal.test';

/** A third party that says who somebody is; the real protocol is tried in a browser against a real provider. */
const guild: ThirdParty = {
  key: 'oidc',
  name: 'Guild pass',
  begin: async ({ state }) => `https://guild.example/authorize?state=${state}`,
  finish: async () => ({ subject: 'g-1', email: 'reed@guild.example', name: 'Reed' }),
};

/** A provider that begins payments; the real conversation is held with a server of its own beside the use-case. */
const payments: OnlinePayments = {
  start: async ({ paymentId }) => ({ reference: `live-${paymentId}`, url: `https://pay.example/${paymentId}` }),
  read: () => {
    throw new Error('Nothing is told here.');
  },
};

/** Every call of the portal, by its id. */
export const calls: ReadonlyMap<string, PlacedCall> = new Map(
  listCalls(communityContract).map((placed) => [placed.id, placed]),
);

export type LivePortal = Awaited<ReturnType<typeof livePortal>>;

/**
 * The running API over a database of its own. Whatever is asked of it is held against the document that it serves
 * itself: an answer that is not as described there throws.
 */
export async function livePortal() {
  const demo = await demoDatabase();
  const world = { ...demo, payments, thirdParties: new Map([[guild.key, guild]]) };
  // What the API alone does not touch: the mailbox, and what is closed at the end.
  const resources = world as unknown as Resources;
  const app = portalApp(resources, { ...readSettings(portalSettings, {}), PORTAL_CAPTCHA: 'off' });
  const document = (await (await app.request('/openapi.json')).json()) as OpenApiDocument;
  const problemsOf = describedAnswers(document);

  /** Sends a request as it stands, and tells what came back. */
  async function send(id: string, fields: Fields, headers: Headers = {}): Promise<Said & { readonly message: string }> {
    const placed = calls.get(id);
    if (placed === undefined) throw new Error(`There is no call ${id}.`);
    const response = await app.fetch(requestFor(placed, fields, { base: origin, headers }));
    const body = await response.json();
    const { status } = response;
    const problems = problemsOf(id, { status, contentType: response.headers.get('content-type'), body });
    if (problems.length > 0) throw new Error(`${id} answers ${status}, not as described: ${problems.join('; ')}`);
    const { code, message, data, issues = [] } = body;
    return { status, code, message, data, issues, cookies: response.headers.getSetCookie() };
  }

  /** Sends what must succeed, and gives what came back. */
  async function ask(id: string, fields: Fields, headers: Headers = {}): Promise<Said['data']> {
    const { status, data, code, issues } = await send(id, fields, headers);
    if (status !== 200) throw new Error(`${id} was refused with ${status}, code ${code} ${JSON.stringify(issues)}`);
    return data;
  }

  const everything = await addRole(world.db, null, permissions, 'everything');

  /** Somebody who may do everything, and is a member of the demo's community. */
  async function anybodyWithEveryRight(): Promise<Headers> {
    const accountId = await addAccount(world.db);
    await addMember(world.db, accountId, 1);
    await giveRole(world.db, everything, accountId);
    return signedIn(world.db, accountId);
  }

  /** Has a code sent, and reads it off the phone or out of the mailbox. */
  async function codeTo(target: string, scene: string, headers: Headers = {}): Promise<string> {
    const before = world.sent.length;
    await ask('vcode.send', { target, scene }, headers);
    return world.sent.slice(before).at(-1)?.text.match(/\d{6}/)?.[0] ?? '';
  }

  let phones = 0;
  const newPhone = () => `+8613500${String(++phones).padStart(6, '0')}`;

  return { world, db: world.db, send, ask, anybodyWithEveryRight, codeTo, newPhone };
}
