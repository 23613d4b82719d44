import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onlyRow } from '../database/only-row';
import { auditLog, messageBoardEntries, recruitmentApplications, recruitments } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { codeOf, staffContext } from '../testing/desk';
import { handleApplication, handleMessage } from './handle-received';
import { findApplication, findMessage, searchApplications, searchMessages } from './read-inbox';

const { db } = await demoDatabase();
const secretary = await staffContext(db, 'secretariat');
const treasurer = await staffContext(db, 'treasurer');
const sent = {
  contentHash: 'x',
  contacts: '王小姐',
  phone: '1',
  email: 'a@b.example',
  content: 'A zyxomatic question',
  language: 'zh-cn',
  receivedAt: testNow,
} as const;

const message = onlyRow(
  await db
    .insert(messageBoardEntries)
    .values({ ...sent, communityId: 1 })
    .returning(),
).id;
const job = (await db.select().from(recruitments).limit(1))[0]?.id ?? 0;
const application = onlyRow(
  await db
    .insert(recruitmentApplications)
    .values({ ...sent, recruitmentId: job })
    .returning(),
).id;

describe.each([
  { what: 'a message', id: message, search: searchMessages, find: findMessage, handle: handleMessage },
  {
    what: 'an application',
    id: application,
    search: searchApplications,
    find: findApplication,
    handle: handleApplication,
  },
])('$what', ({ id, search, find, handle }) => {
  const one = { ccId: 1, id };

  it('is found by its words and its state, and noted by who has answered', async () => {
    const { version } = await find(secretary, one);
    await handle(secretary, { ...one, version, state: 'answered', note: 'By telephone.' });
    expect(await find(secretary, one)).toMatchObject({ state: 'answered', note: 'By telephone.' });
    const count = async (state: 'new' | 'answered') =>
      (await search(secretary, { ccId: 1, keywords: 'ZYXO', state, limit: 5, offset: 0 })).total;
    expect([await count('new'), await count('answered')]).toEqual([0, 1]);
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      subject: expect.stringMatching(`:${id}$`),
      details: { before: 'new', state: 'answered' },
    });
  });

  it('is not overwritten by who has read an older version', async () => {
    const { version } = await find(secretary, one);
    await handle(secretary, { ...one, version, state: 'seen', note: '' });
    await expect(handle(secretary, { ...one, version, state: 'closed', note: '' })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('is shown to nobody without the right, and is not there for another community', async () => {
    const calls = [
      search(treasurer, { ccId: 1, limit: 5, offset: 0 }),
      find(treasurer, one),
      handle(treasurer, { ...one, version: 1, state: 'seen', note: '' }),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual([1, 1, 1]);
    const everywhere = {
      ...secretary,
      actor: secretary.actor && {
        ...secretary.actor,
        grants: secretary.actor.grants.map((grant) => ({ ...grant, ccId: null })),
      },
    };
    expect(await codeOf(find(everywhere, { ccId: 2, id }))).toBe(10);
    expect(await codeOf(handle(everywhere, { ccId: 2, id, version: 1, state: 'seen', note: '' }))).toBe(10);
  });
});
