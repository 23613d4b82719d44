import { mayPreview, previewHeader, type RequestFacts } from '@selvedge/server-kit';
import type { ApiResources, ApiSettings } from './api';
import type { RequestContext } from './context';
import { cookieName, readCookie } from './identity/session-cookie';
import { isSecure, whoAsks } from './identity/who-asks';
import { readPushServices } from './notices/push-services';
import { communityHeader } from './sites/site';

/** What the use-cases of one request are given; who asks is read once. */
export async function requestContext(
  resources: ApiResources,
  settings: ApiSettings,
  facts: RequestFacts,
): Promise<RequestContext> {
  const { db, storage, log, signer, sms, limits, rights, thirdParties, payments, sites } = resources;
  const { headers, clientIp, language } = facts;
  const now = resources.now();
  const secure = isSecure(headers, { TRUST_PROXY: settings.TRUST_PROXY, origin: resources.origin });
  const asked = sites.of(Number(headers.get(communityHeader) ?? 0));
  const site = asked ?? sites.at(headers.get('host') ?? '', '/').site;
  const found = await whoAsks(rights, facts, { secure, now });
  return {
    db,
    now,
    language,
    actor: found?.actor ?? null,
    previews: (subject) => mayPreview(signer, headers.get(previewHeader), now, subject),
    site,
    addressOf: (ccId) => sites.addressOf(sites.of(ccId) ?? site),
    within: asked?.ccId,
    session: found?.session ?? null,
    clientIp,
    userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
    storage,
    signer,
    sms,
    thirdParties,
    payments,
    rights,
    log,
    captcha: settings.PORTAL_CAPTCHA !== 'off',
    limit: (name, key = clientIp) => limits.take(name, key),
    pushServices: readPushServices(settings.PUSH_SERVICES ?? ''),
    origin: sites.addressOf(site),
    returnOrigin: sites.addressOf({ ...site, base: '' }),
    setCookie: (cookie) => facts.answerHeaders.append('set-cookie', cookie),
    cookie: (name) => readCookie(headers.get('cookie'), cookieName(name, secure)),
    secure,
  };
}
