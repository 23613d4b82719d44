import { type Access, listCalls, type PlacedCall } from '@selvedge/api-contract';
import { communityContract } from '@selvedge/api-contract/community';
import { callExamples } from '@selvedge/api-contract/openapi';
import { type Permission, permissions, type StandardRoleKey, standardRoles } from '@selvedge/domain/rights';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { portalApi } from './api';
import { onlyRow } from './database/only-row';
import { communities } from './database/schema';
import { declaredAccess } from './testing/declared-access';
import { demoDatabase } from './testing/demo-database';
import { addAccount, addMember, addRole, giveRole, signedIn } from './testing/people';

const resources = await demoDatabase();
const { db, rights } = resources;
// As in a running server: what was read before must not hold after a right was taken away.
rights.hears(true);
const api = portalApi(resources, { TRUST_PROXY: 0, PORTAL_CAPTCHA: 'off' });

/** The community of the contract's examples, and another one. */
const here = 1;
const { id: elsewhere } = onlyRow(
  await db
    .insert(communities)
    .values({ seal: '邻', foundedYear: 2001, email: 'a@neighbour.example', phone: '0' })
    .returning({ id: communities.id }),
);
// Out of the way of the examples' ids: a call must not hit the roles of this test by chance.
await db.execute(sql`alter table roles alter column id restart with 1000`);
await db.execute(sql`alter table role_grants alter column id restart with 1000`);

const staffRoles = Object.keys(standardRoles) as StandardRoleKey[];
const roleIds = new Map<string, number>();
for (const key of staffRoles) {
  roleIds.set(`${key} ${here}`, await addRole(db, here, standardRoles[key].permissions, key));
}
roleIds.set(`secretariat ${elsewhere}`, await addRole(db, elsewhere, permissions, 'secretariat'));
const installationRole = await addRole(db, null, permissions, 'all');

type Headers = Readonly<Record<string, string>>;

/** Somebody who calls: how to become one, and what the contract's words promise to such a person, said independently. */
interface Person {
  readonly name: string;
  readonly become: () => Promise<Headers>;
  readonly isSignedIn: boolean;
  readonly memberOf: readonly number[];
  readonly allowed: readonly Permission[];
  readonly allowedElsewhere: readonly Permission[];
}

const nothing = { isSignedIn: true, memberOf: [], allowed: [], allowedElsewhere: [] } as const;

async function holder(roleId: number | undefined): Promise<Headers> {
  const accountId = await addAccount(db);
  await giveRole(db, roleId ?? 0, accountId);
  return signedIn(db, accountId);
}

async function formerHolder(): Promise<Headers> {
  const accountId = await addAccount(db);
  const grantId = await giveRole(db, roleIds.get(`secretariat ${here}`) ?? 0, accountId);
  const headers = await signedIn(db, accountId);
  const holds = await send('GET', `/v1/cc/permission/list/${here}`, headers);
  const taken = await send('POST', '/v1/cc/role/take', await holder(installationRole), { ccId: here, id: grantId });
  expect([holds.status, taken.status]).toEqual([200, 200]);
  return headers;
}

const people: readonly Person[] = [
  { ...nothing, name: 'signed out', isSignedIn: false, become: async () => ({}) },
  {
    ...nothing,
    name: 'somebody with a made-up token',
    isSignedIn: false,
    become: async () => ({ authorization: `Bearer ${'x'.repeat(43)}` }),
  },
  { ...nothing, name: 'applicant', become: async () => signedIn(db, await addAccount(db)) },
  { ...nothing, name: 'member', memberOf: [here], become: () => memberOf(here) },
  { ...nothing, name: 'other community’s member', memberOf: [elsewhere], become: () => memberOf(elsewhere) },
  ...staffRoles.map((key) => ({
    ...nothing,
    name: key,
    allowed: standardRoles[key].permissions,
    become: () => holder(roleIds.get(`${key} ${here}`)),
  })),
  {
    ...nothing,
    name: 'other community’s secretariat',
    allowedElsewhere: permissions,
    become: () => holder(roleIds.get(`secretariat ${elsewhere}`)),
  },
  {
    ...nothing,
    name: 'administrator',
    allowed: permissions,
    allowedElsewhere: permissions,
    become: () => holder(installationRole),
  },
  { ...nothing, name: 'somebody whose role was removed', become: formerHolder },
];

async function memberOf(communityId: number): Promise<Headers> {
  const accountId = await addAccount(db);
  await addMember(db, accountId, communityId);
  return signedIn(db, accountId);
}

function send(method: string, path: string, headers: Headers, body?: unknown) {
  return api.request(path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A form with a file in each place where the example names one. It is no file that anybody would take. */
function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      form.append(name, name === 'file' || name === 'files' ? new File(['x'], String(one)) : String(one));
    }
  }
  return form;
}

/** Calls as the contract's example does. */
function call({ call: { method, path, encoding }, id }: PlacedCall, headers: Headers) {
  const fields = { ...callExamples[id]?.request };
  const address = `/v1${path}`.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  if (encoding === 'multipart') return api.request(address, { method, headers, body: formOf(fields) });
  if (encoding !== 'query') return send(method, address, headers, fields);
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return send(method, `${address}?${query}`, headers);
}

function isLetIn(person: Person, access: Access, isInCommunity: boolean): boolean {
  if (access === 'public') return true;
  if (access === 'account' || access === 'visitor') return person.isSignedIn;
  const { memberOf: places, allowed, allowedElsewhere } = person;
  const held = isInCommunity ? allowed : [...allowed, ...allowedElsewhere];
  if (access === 'member') return isInCommunity ? places.includes(here) : places.length > 0;
  if (access === 'staff') return held.length > 0;
  return (held as readonly string[]).includes(access.permission);
}

const calls = listCalls(communityContract);

describe('the expectations', () => {
  it('name every call of the contract and no other, so that a new one can’t be forgotten', () => {
    expect(Object.keys(declaredAccess).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });

  it.each(calls)('say of $id what its contract says', ({ id, call: { access } }) => {
    expect(declaredAccess[id]).toBe(typeof access === 'string' ? access : access.permission);
  });
});

/** Calls as a person does, and tells how the answer is not what an access promises to such a person. */
async function faultOf(placed: PlacedCall, person: Person, access: Access): Promise<string | null> {
  const isInCommunity = callExamples[placed.id]?.request.ccId === here;
  const answer = await call(placed, await person.become());
  const isRefused = answer.status === 401 || answer.status === 403;
  if (isLetIn(person, access, isInCommunity)) return isRefused ? `${placed.id} refuses ${person.name}` : null;
  if (answer.status !== (person.isSignedIn ? 403 : 401)) return `${placed.id} lets ${person.name} in`;
  return (await answer.json()).data === null ? null : `${placed.id} tells something to ${person.name}`;
}

describe.each(people)('$name', (person) => {
  it.each(calls.filter(({ call: { access } }) => access !== 'public'))('and $id', async (placed) => {
    expect(await faultOf(placed, person, placed.call.access)).toBeNull();
  });
});

describe('the matrix fails', () => {
  const named = (name: string) => people.find((person) => person.name === name) as Person;
  it.each([
    ['a call that is open to more than its access says', 'news.list', 'signed out', { permission: 'news.write' }],
    ['one that asks only for an account', 'user.info', 'applicant', 'member'],
    ['one that asks only for membership', 'directory.own', 'member', { permission: 'member.read' }],
    ['one that asks for more than its access says', 'newsDesk.search', 'treasurer', 'staff'],
    ['one that asks for another right', 'jobDesk.search', 'membership', { permission: 'member.read' }],
    ['one that is closed to guests', 'user.info', 'signed out', 'public'],
  ] as const)('when an access is declared wrongly: %s', async (_what, id, name, planted) => {
    const placed = calls.find((one) => one.id === id) as PlacedCall;
    expect(await faultOf(placed, named(name), planted)).not.toBeNull();
    expect(await faultOf(placed, named(name), placed.call.access)).toBeNull();
  });
});

it.each(calls.filter(({ call: { access } }) => access === 'public'))('everybody may call $id', async (placed) => {
  const answer = await call(placed, {});
  expect([401, 403]).not.toContain(answer.status);
});
