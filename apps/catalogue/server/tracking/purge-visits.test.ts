import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { captchaProofs, linkClicks, visitorActions, visitors } from '../database/schema';
import { testCatalogue, testNow } from '../testing/test-catalogue';
import { purgeVisits, visitLifetime } from './purge-visits';

const { db } = await testCatalogue();

const tooOld = new Date(testNow.getTime() - visitLifetime - 1000);
const justKept = new Date(testNow.getTime() - visitLifetime + 1000);

describe('the purge of old visits', () => {
  it('removes what is too old, and visitors of whom nothing is left', async () => {
    await db.insert(visitors).values([
      { id: 901, code: 'Gone000000', firstSeen: tooOld },
      { id: 902, code: 'Back000000', firstSeen: tooOld },
      { id: 903, code: 'Link000000', firstSeen: tooOld },
      { id: 904, code: 'New0000000', firstSeen: justKept },
    ]);
    const did = { siteId: 1, pageUrl: '/', contentType: 'page', pageType: 'home', pageAction: 'view' };
    await db.insert(visitorActions).values([
      { ...did, visitorId: 901, at: tooOld },
      { ...did, visitorId: 902, at: tooOld },
      { ...did, visitorId: 902, at: justKept },
    ]);
    const link = { siteId: 1, name: 'line', sourceUrl: '/', targetUrl: 'https://line.example' };
    await db.insert(linkClicks).values({ ...link, visitorId: 903, at: justKept });
    await db.insert(captchaProofs).values([
      { challenge: 'old', holder: 'a', expiresAt: new Date(testNow.getTime() - 1) },
      { challenge: 'new', holder: 'a', expiresAt: testNow },
    ]);

    await purgeVisits({ db, now: testNow });

    const { rows } = await db.execute(sql`
      select (select array_agg(code order by code) from visitors) as visitors,
        (select count(*)::int from visitor_actions) as actions,
        (select array_agg(challenge) from captcha_proofs) as proofs`);
    expect(rows).toEqual([{ visitors: ['Back000000', 'Link000000', 'New0000000'], actions: 1, proofs: ['new'] }]);
  });
});
