import { callExamples } from '@selvedge/api-contract/openapi';
import { describe, expect, it } from 'vitest';
import { accounts } from './database/schema';
import { ensureRoles } from './roles/ensure-roles';
import { firstAdministratorLink } from './setup/first-administrator';
import { activitySuccesses } from './testing/activity-successes';
import { deskSuccesses } from './testing/desk-successes';
import { feeSuccesses } from './testing/fee-successes';
import { slipPicture } from './testing/fees';
import { joiningSuccesses } from './testing/joining-successes';
import { calls, type Fields, type Headers, livePortal } from './testing/live-portal';

const portal = await livePortal();
const slip = () => new File([new Uint8Array(slipPicture())], 'slip.png', { type: 'image/png' });
const { world, db, send, ask, anybodyWithEveryRight, codeTo, newPhone } = portal;
const desk = { ...deskSuccesses(portal), ...feeSuccesses({ ...portal, slip }) };
const lived = { ...joiningSuccesses(portal), ...activitySuccesses(portal) };

const password = 'a shuttle and a reed';
const publication = { state: 'published', publish_time: null };
const words = { title: 'A title', summary: 'A summary', body: 'A body' };
const firstPage = { ccId: 1, limit: 12, offset: 0 };

interface Success {
  readonly fields: Fields;
  readonly headers?: Headers;
}

/** How a call succeeds in a new demo where the contract's example, sent by somebody with every right, does not. */
const fitted: Readonly<Record<string, (headers: Headers) => Promise<Success>>> = {
  'newsDesk.update': async (headers) => {
    const category = (await ask('newsDesk.categories', { ccId: 1 }, headers)).list[0].id;
    const fields = {
      ccId: 1,
      category_id: category,
      is_top: false,
      img_url: null,
      ...publication,
      texts: { 'zh-cn': words, en: null },
    };
    return { fields: { ...fields, ...(await ask('newsDesk.create', fields, headers)) } };
  },
  'newsDesk.preview': async (headers) => {
    const { list } = await ask('newsDesk.search', firstPage, headers);
    return { fields: { ccId: 1, id: list[0].id } };
  },
  'announcementDesk.newOrUpdate': async (headers) => {
    const { list } = await ask('announcementDesk.search', firstPage, headers);
    const { id, version } = list[0];
    return { fields: { ...callExamples['announcementDesk.newOrUpdate']?.request, id, version } };
  },
  'announcementDesk.readers': async (headers) => {
    const { list } = await ask('announcementDesk.search', firstPage, headers);
    return { fields: { ...firstPage, id: list[0].id } };
  },
  'messageDesk.get': async () => ({ fields: { ccId: 1, id: await messageId() } }),
  'messageDesk.update': async (headers) => {
    const { id, version } = await ask('messageDesk.get', { ccId: 1, id: await messageId() }, headers);
    return { fields: { ccId: 1, id, version, state: 'answered', note: 'Called back.' } };
  },
  'applicationDesk.get': async () => ({ fields: { ccId: 1, id: await applicationId() } }),
  'applicationDesk.update': async (headers) => {
    const { id, version } = await ask('applicationDesk.get', { ccId: 1, id: await applicationId() }, headers);
    return { fields: { ccId: 1, id, version, state: 'seen', note: '' } };
  },
  'applicationDesk.file': async (headers) => {
    const { files } = await ask('applicationDesk.get', { ccId: 1, id: await applicationId() }, headers);
    return { fields: { ccId: 1, id: files[0].id } };
  },
  'directory.ownUpdate': async (headers) => {
    const { version } = await ask('directory.own', { ccId: 1 }, headers);
    return { fields: { ...callExamples['directory.ownUpdate']?.request, version }, headers };
  },
  'auth.login': async () => ({ fields: { account: (await registered()).phone, password } }),
  'auth.h5Login': async () => ({ fields: { account: (await registered()).phone, password } }),
  'auth.register': async () => {
    const target = newPhone();
    return { fields: { target, code: await codeTo(target, 'register'), password } };
  },
  'auth.firstAdministrator': async () => {
    await db.delete(accounts);
    await ensureRoles(db);
    const key = new URL((await firstAdministratorLink(world)) ?? 'http://none').searchParams.get('key');
    return { fields: { key, account: 'first@mill.example', nick: 'first of all', password } };
  },
  'auth.thirdPartyLogin': async () => {
    const { state } = await ask('auth.thirdPartyBegin', { provider: 'oidc' });
    return { fields: { provider: 'oidc', state, answer: `code=1&state=${state}` } };
  },
  'user.scanKeyScan': async () => ({ fields: { key: (await ask('user.scanKeyCreate', {})).key } }),
  'user.scanKeyConfirm': async (headers) => {
    const { key } = await ask('user.scanKeyCreate', {});
    await ask('user.scanKeyScan', { key }, headers);
    return { fields: { key, agree: true } };
  },
  'user.scanKeyRedeem': async (headers) => {
    const { key, secret } = await ask('user.scanKeyCreate', {});
    await ask('user.scanKeyScan', { key }, headers);
    await ask('user.scanKeyConfirm', { key, agree: true }, headers);
    return { fields: { key, secret }, headers: {} };
  },
  'user.userCard': async (headers) => ({
    fields: { id: (await ask('desk.today', { ccId: 1 }, headers)).account_id },
  }),
  'user.phoneBind': async (headers) => {
    const phone = newPhone();
    return { fields: { phone, code: await codeTo(phone, 'bind', headers) } };
  },
  'user.phoneVerify': async () => {
    const { phone, headers } = await registered();
    return { fields: { code: await codeTo(phone, 'verify', headers) }, headers };
  },
  'user.logOff': async () => {
    const { headers } = await registered();
    return { fields: { password }, headers };
  },
  'user.password': async () => {
    const { headers } = await registered();
    return { fields: { old_password: password, password: 'a reed and a shuttle' }, headers };
  },
  'user.resetPassword': async () => {
    const { phone } = await registered();
    return { fields: { target: phone, code: await codeTo(phone, 'reset'), password: 'a reed and a shuttle' } };
  },
  'roles.remove': async (headers) => ({ fields: { ccId: 1, roleId: await roleId(headers) } }),
  'roles.assign': async (headers) => ({
    fields: { ccId: 1, roleId: await roleId(headers), permissions: ['news.write'] },
  }),
  'roles.users': async (headers) => ({ fields: { ...firstPage, roleId: await roleId(headers) } }),
  'roles.give': async (headers) => {
    const { account_id } = await ask('desk.today', { ccId: 1 }, headers);
    return { fields: { ccId: 1, roleId: await roleId(headers), account_id } };
  },
  'roles.take': async (headers) => {
    const { account_id } = await ask('desk.today', { ccId: 1 }, headers);
    const given = await ask('roles.give', { ccId: 1, roleId: await roleId(headers), account_id }, headers);
    return { fields: { ccId: 1, id: given.id } };
  },
};

async function registered() {
  const phone = newPhone();
  const { token } = await ask('auth.register', { target: phone, code: await codeTo(phone, 'register'), password });
  return { phone, headers: { authorization: `Bearer ${token}` } };
}

const messageId = async () => (await ask('officialWeb.addMessage', withoutKey('officialWeb.addMessage'))).id;
const applicationId = async () => (await ask('recruitment.apply', withoutKey('recruitment.apply'))).id;

async function roleId(headers: Headers): Promise<number> {
  return (await ask('roles.save', { ccId: 1, names: { en: 'A role', 'zh-cn': '角色' } }, headers)).id;
}

function withoutKey(id: string): Fields {
  const { idempotency_key: _, ...fields } = callExamples[id]?.request ?? {};
  return fields;
}

const last = 'auth.firstAdministrator';

/** Every call of the contract; the one that needs a world without people comes last. */
const ids = [...calls.keys()].toSorted((one, other) => Number(one === last) - Number(other === last));

it('nothing is fitted for a call that is gone', () => {
  expect([...Object.keys(fitted), ...Object.keys(desk), ...Object.keys(lived)].filter((id) => !calls.has(id))).toEqual(
    [],
  );
});

describe.each(ids)('%s', (id) => {
  it('answers a request as the served document says', async () => {
    const headers = await anybodyWithEveryRight();
    const atDesk = await desk[id]?.(headers);
    const success = (await (fitted[id] ?? lived[id])?.(headers)) ?? {
      fields: atDesk ?? callExamples[id]?.request ?? {},
    };
    const { status, issues } = await send(id, success.fields, success.headers ?? headers);
    expect([status, issues]).toEqual([200, []]);
  });

  it('refuses a field that nobody has heard of as the served document says', async () => {
    const fields = { ...callExamples[id]?.request, unheard_of: 'x' };
    const { status, data, issues } = await send(id, fields, await anybodyWithEveryRight());
    expect([status, data]).toEqual([400, null]);
    expect(issues).toContainEqual(expect.objectContaining({ field: 'unheard_of', code: 13 }));
  });

  it('lets in whom the served document lets in, and says to a guest what it says', async () => {
    const { status } = await send(id, callExamples[id]?.request ?? {});
    if (calls.get(id)?.call.access === 'public') expect([401, 403]).not.toContain(status);
    else expect(status).toBe(401);
  });
});
