import type { StandardRoleKey } from '@selvedge/domain/rights';
import type { PortalContext, RequestContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { selectRights } from '../identity/identity-queries';
import { type demoDatabase, testNow } from './demo-database';
import { addStaff } from './people';

/** The context of somebody who works for community 1 in a role, at a moment. */
export async function staffContext(
  db: PortalDb,
  role: StandardRoleKey,
  { ccId = 1, now = testNow }: { readonly ccId?: number; readonly now?: Date } = {},
): Promise<PortalContext> {
  const accountId = await addStaff(db, ccId, role);
  return { db, now, language: 'zh-cn', actor: await selectRights(db, accountId, now) };
}

/** The code that a call is refused with; `undefined` when it is not. */
export async function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: { readonly code?: unknown }) => error.code,
  );
}

/** The context of a request that somebody of the staff makes, with the files and everything else of the test's world. */
export async function staffRequest(
  resources: Awaited<ReturnType<typeof demoDatabase>>,
  role: StandardRoleKey,
): Promise<RequestContext> {
  const staff = await staffContext(resources.db, role);
  const { site } = resources.sites.at('portal.test', '/');
  return {
    ...resources,
    ...staff,
    session: null,
    clientIp: '127.0.0.1',
    userAgent: 'a test',
    pushServices: [],
    site,
    addressOf: (ccId) => resources.sites.addressOf(resources.sites.of(ccId) ?? site),
    origin: resources.sites.addressOf(site),
    returnOrigin: resources.sites.addressOf({ ...site, base: '' }),
    captcha: false,
    limit: async () => {},
    setCookie: () => {},
    cookie: () => undefined,
    secure: true,
  };
}
