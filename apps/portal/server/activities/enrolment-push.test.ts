import { silentLog } from '@selvedge/server-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { sendDuePushes } from '../notices/send-due-pushes';
import { acting, addActivity, filledIn, partyOf, somebody } from '../testing/activities';
import { asking } from '../testing/asking';
import { demoDatabase, testNow } from '../testing/demo-database';
import { staffContext } from '../testing/desk';
import { addAccount, signedIn } from '../testing/people';
import { startPushService } from '../testing/push-service';
import { quitEnrolment } from './change-enrolment';
import { cancelActivity } from './end-activity';
import { enrolMany } from './enrol-member';

const world = await demoDatabase();
const { db } = world;
const service = await startPushService();
const ask = asking(world, { pushServices: service.origin });
const staff = await staffContext(db, 'secretariat');
const origin = 'https://portal.test';
afterAll(() => service.stop());

const push = () => sendDuePushes({ db, log: silentLog, services: [service.origin], origin, now: testNow });

/** Somebody who reads English, with a device that takes notices. */
async function withDevice(browser: string) {
  const id = await addAccount(db, { language: 'en' });
  await ask('/device/register', service.subscribe(browser), await signedIn(db, id));
  return { ...(await somebody(db, id)), language: 'en' as const };
}

describe('the news of an enrolment on a device', () => {
  it('tell a party that waits of its offer, and everybody of the end, once, and lead to their tickets', async () => {
    const activityId = await addActivity(staff, { seats: 4 });
    const four = await withDevice('four');
    const three = await withDevice('three');
    const party = await enrolMany(four, { ...filledIn, activityId, people: partyOf(4) });
    const waiting = await enrolMany(three, { ...filledIn, activityId, people: partyOf(3) });
    await push();
    await quitEnrolment(four, { enrolmentId: party.id });
    await Promise.all([push(), push()]);
    const reason = { 'zh-cn': null, en: { reason: 'The dye house has no power.' } };
    await cancelActivity(acting(staff), { ccId: 1, activityId, reason });
    await Promise.all([push(), push()]);

    const told = (browser: string) =>
      service.received.filter((one) => one.browser === browser).map(({ pushed }) => pushed);
    expect(told('four').map(({ title }) => title.split(':')[0])).toEqual([
      'You are enrolled',
      'Your enrolment is cancelled',
    ]);
    expect(told('three').map(({ title }) => title.split(':')[0])).toEqual([
      'You are on the waiting list',
      'Places are held for you',
      'Cancelled',
    ]);
    expect(told('three').at(-1)).toMatchObject({
      tag: `enrolment:${waiting.id}:cancelled`,
      address: `${origin}/en/me/activities/${waiting.id}`,
      language: 'en',
    });
  });
});
