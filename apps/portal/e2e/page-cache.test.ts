import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawMemberPrivacy } from '@selvedge/api-contract/community';
import { callExamples } from '@selvedge/api-contract/openapi';
import { type RunningApp, startBuiltApp } from '@selvedge/server-kit/e2e';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type DemoRole, demoLogin } from './demo-people';
import { runningPortal } from './running-portal';

// Pages of every kind in every encoding, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 240_000 });

let one: RunningApp;
/** A second instance of the same portal, on the same database. */
let other: RunningApp;

beforeAll(async () => {
  one = await runningPortal();
  const folder = fileURLToPath(new URL('..', import.meta.url));
  other = await startBuiltApp(folder, 'PORTAL_PORT', { DATA_DIR: one.dataDir });
}, 240_000);

afterAll(async () => {
  await other?.remove();
  await one?.remove();
});

/** What tells a visitor from all others; each is found again wherever it is copied to. */
const mark = 'zqmarkqz';
const address = '203.0.113.77';
const marked = {
  cookie: `visitor=${mark}-cookie; way_back=${mark}`,
  'user-agent': `${mark}-agent`,
  referer: `http://elsewhere.example/${mark}-referer`,
  'accept-language': `${mark}, de;q=0.5`,
  'x-forwarded-for': address,
  'x-community': mark,
  'x-preview': `${mark}.${mark}`,
  'x-request-id': `${mark}-request`,
  authorization: `Bearer ${mark}`,
  [`x-${mark}`]: mark,
} as const;

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync };

interface Got {
  readonly status: number;
  readonly told: string;
  readonly isKept: boolean;
}

/** Asks as it is: `fetch` would unpack the body and add headers of its own. */
function get(app: RunningApp, path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(app.origin + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const body = unpack[answer.headers['content-encoding'] ?? '']?.(bytes) ?? bytes;
        resolve({
          status: answer.statusCode ?? 0,
          told: `${answer.rawHeaders.join('\n')}\n${body.toString()}`,
          isKept: /s-maxage/.test(answer.headers['cache-control'] ?? ''),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** A page of every kind that is the same for every guest. */
const shared = [
  '/',
  '/about',
  '/people',
  '/members',
  '/members/60',
  '/companies',
  '/companies/20',
  '/news',
  '/news/5',
  '/announcements',
  '/announcements/3',
  '/jobs',
  '/jobs/4',
  '/activities',
  '/contact',
  '/search?keywords=denim',
];

const everyPage = shared.flatMap((path) => [
  path,
  path === '/' ? '/en' : `/en${path}`,
  `/c/weavers${path === '/' ? '' : path}`,
]);

it('nothing of the visitor who comes first is in any page that is kept for all others', async () => {
  const kept = new Set<string>();
  for (const path of everyPage) {
    const [bare = '', query] = path.split('?');
    const own = `${query === undefined ? '?' : `?${query}&`}utm_source=${mark}&${mark}=${mark}`;
    const shownTo = query === undefined ? '' : `?${query}`;
    for (const place of [bare, `${bare === '/' ? '/_root' : bare}.data`]) {
      await get(one, place + own, marked);
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { status, told, isKept } = await get(one, place + shownTo, { 'accept-encoding': encoding });
        if (status === 200 && isKept) kept.add(place);
        for (const sign of [mark, address]) expect(told.includes(sign), `${sign} in ${place}`).toBe(false);
        expect(told.toLowerCase(), place).not.toMatch(/^set-cookie$/m);
      }
    }
  }
  // The marks must have been looked for where they could have been.
  expect(kept.size).toBeGreaterThan(60);
});

it('a page that is somebody’s own carries what they sent, so the marks can be found', async () => {
  expect((await get(one, `/search?keywords=${mark}`, marked)).told).toContain(mark);
});

type Ask = <Data>(path: string, body?: object) => Promise<Data>;

/** Calls the API of the first instance as one of the demo's people. */
async function asDemo(role: DemoRole): Promise<Ask & { readonly cookie: string }> {
  const signedIn = await fetch(`${one.origin}/v1/h5/auth/external/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await demoLogin(one, role)),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask: Ask = async (path, body) => {
    const answer = await fetch(`${one.origin}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, origin: one.origin, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { data, code, issues } = await answer.json();
    if (code !== 0) throw new Error(`${path} was refused: ${answer.status} ${JSON.stringify(issues)}`);
    return data;
  };
  return Object.assign(ask, { cookie });
}

interface OwnEntry {
  readonly version: number;
  readonly region_id: number | null;
  readonly phone: string;
  readonly email: string;
  readonly privacy: RawMemberPrivacy;
}

/** Says as a member what they do at their company, and who sees it. */
async function showPost(ask: Ask, post: string, visibility: 'public' | 'members' | 'hidden'): Promise<void> {
  const { version, region_id, phone, email, privacy } = await ask<OwnEntry>('/cc/directory/own/1');
  await ask('/cc/directory/own/update', {
    ...{ ccId: 1, version, region_id, phone, email },
    texts: inBoth({ post, introduction: '' }),
    privacy: { ...privacy, post: visibility },
  });
}

const example = (id: string) => {
  const {
    id: _,
    version: __,
    idempotency_key: ___,
    ...fields
  } = (callExamples[id]?.request ?? {}) as Record<string, unknown>;
  return fields;
};

const published = { state: 'published', publish_time: null };
const inBoth = <Text>(text: Text) => ({ 'zh-cn': text, en: text });

interface Banners {
  readonly version: number;
  readonly list: readonly { readonly img: { readonly url: string } }[];
}

interface Publication {
  /** The page that shows it. */
  readonly page: string;
  readonly role: DemoRole;
  /** Does it, with words that nothing has shown before. */
  readonly act: (ask: Ask, words: string) => Promise<unknown>;
}

async function writeNews(ask: Ask, title: string, when: object) {
  const { list } = await ask<{ list: readonly { id: number }[] }>('/cc/newsCategory/list/1');
  const fields = { ccId: 1, category_id: list[0]?.id, is_top: false, img_url: null };
  return ask('/cc/news/create', { ...fields, ...when, texts: inBoth({ title, summary: title, body: title }) });
}

const publications: Readonly<Record<string, Publication>> = {
  'news that is published': { page: '/news', role: 'editor', act: (ask, title) => writeNews(ask, title, published) },
  'an announcement': {
    page: '/announcements',
    role: 'editor',
    act: (ask, title) =>
      ask('/cc/announcement/newOrUpdate', {
        ...example('announcementDesk.newOrUpdate'),
        ...published,
        audience: 'everyone',
        texts: inBoth({ title, body: title }),
      }),
  },
  'a banner': {
    page: '/',
    role: 'administrator',
    async act(ask, title) {
      const { version, list } = await ask<Banners>('/cc/banner/getAllByCCId/1');
      const kept = list.map(({ img, ...banner }) => ({ ...banner, img_url: img.url }));
      await ask('/cc/banner/saveAll', {
        ccId: 1,
        version,
        list: [{ ...kept[0], texts: inBoth({ title }) }, ...kept.slice(1)],
      });
    },
  },
  'a company': {
    page: '/companies',
    role: 'editor',
    act: (ask, name) =>
      ask('/cc/enterprise/newOrUpdate', {
        ...example('companyDesk.newOrUpdate'),
        rank: 'president',
        texts: inBoth({ name, trade: name, introduction: '', address: '' }),
      }),
  },
  'what a member shows': {
    page: '/members/1',
    role: 'member',
    act: (ask, post) => showPost(ask, post, 'public'),
  },
};

const soon = { timeout: 30_000, interval: 100 };
const shows = async (app: RunningApp, page: string, words: string) => (await get(app, page)).told.includes(words);

describe.each(Object.entries(publications))('%s', (name, { page, role, act }) => {
  it('is seen at once on every instance, although the page was kept', async () => {
    const words = `Zq ${name.length} ${page.length} published`;
    for (const app of [one, other]) expect(await get(app, page)).toMatchObject({ status: 200, isKept: true });
    await act(await asDemo(role), words);
    for (const app of [one, other]) await expect.poll(() => shows(app, page, words), soon).toBe(true);
    expect((await get(other, page)).isKept).toBe(true);
  });
});

it('a member who hides a field is obeyed by every instance, and by what each of them keeps', async () => {
  const ask = await asDemo('member');
  await showPost(ask, 'Zq hidden later', 'public');
  for (const app of [one, other]) await expect.poll(() => shows(app, '/members/1', 'Zq hidden later'), soon).toBe(true);
  await showPost(ask, 'Zq hidden later', 'hidden');
  for (const app of [one, other]) {
    await expect.poll(() => shows(app, '/members/1', 'Zq hidden later'), soon).toBe(false);
    for (const encoding of ['gzip', 'br']) {
      expect((await get(app, '/members/1', { 'accept-encoding': encoding })).told).not.toContain('Zq hidden later');
    }
  }
});

it('news that was scheduled stands on kept pages when its moment comes, and not before', async () => {
  const moment = Math.ceil(Date.now() / 1000) + 15;
  const title = 'Zq scheduled for later';
  await writeNews(await asDemo('editor'), title, { state: 'scheduled', publish_time: moment });
  const seen: number[] = [];
  for (const app of [one, other]) {
    const isShown = async () => {
      // The moment before the question: whatever is shown was shown then or later.
      const asked = Date.now();
      const is = await shows(app, '/news', title);
      if (asked + 1000 < moment * 1000 && Date.now() < moment * 1000) expect(is).toBe(false);
      if (is) seen.push(Date.now());
      return is;
    };
    await expect.poll(isShown, { timeout: 90_000, interval: 500 }).toBe(true);
  }
  for (const at of seen) expect(at).toBeGreaterThanOrEqual(moment * 1000);
});

/** Seconds from now on: a page is kept and looked at on both instances before they are over, also on a slow machine. */
const ahead = 20;

describe('an activity', () => {
  const add = async (title: string, times: { start_time: number; end_time: number; close_time: number | null }) => {
    const ask = await asDemo('administrator');
    const { id } = await ask<{ id: number }>('/cc/activity/create', {
      ...example('activityDesk.create'),
      ...times,
      state: 'published',
      texts: inBoth({ title, place: 'The dye house', summary: '', body: '' }),
    });
    return `/en/activities/${id}`;
  };
  const now = () => Math.floor(Date.now() / 1000);

  it.each([
    [
      'its enrolment closes',
      'Open for enrolment',
      'Enrolment closed',
      (moment: number) => ({ start_time: moment + 86_400, end_time: moment + 90_000, close_time: moment }),
    ],
    [
      'it ends',
      'Going on now',
      'Over',
      (moment: number) => ({ start_time: moment - 7200, end_time: moment, close_time: null }),
    ],
  ])('stands on kept pages as it is until %s, and at that moment otherwise', async (what, before, after, times) => {
    const moment = now() + ahead;
    const page = await add(`Zq ${what}`, times(moment));
    const phaseOf = async (app: RunningApp) => {
      const { told, isKept } = await get(app, page);
      return { isKept, phase: [before, after].filter((words) => told.includes(`>${words}<`)) };
    };
    for (const app of [one, other]) {
      await expect.poll(() => phaseOf(app), soon).toEqual({ isKept: true, phase: [before] });
    }
    // Both have kept it before: what they show now comes of the clock alone.
    expect(now()).toBeLessThan(moment);
    for (const app of [one, other]) {
      const seen = async () => {
        const { phase } = await phaseOf(app);
        if (now() < moment) expect(phase).toEqual([before]);
        return phase;
      };
      await expect.poll(seen, { timeout: 90_000, interval: 300 }).toEqual([after]);
      expect(now()).toBeGreaterThanOrEqual(moment);
    }
  });
});

describe('a session', () => {
  it('passes kept pages by: what a member sees is told to no cache, and no guest sees it afterwards', async () => {
    const ask = await asDemo('member');
    const words = 'Zq for members only';
    await showPost(ask, words, 'members');
    await expect.poll(() => shows(one, '/members/1', words), soon).toBe(false);
    const own = await get(one, '/members/1', { cookie: ask.cookie });
    expect([own.told.includes(words), own.isKept]).toEqual([true, false]);
    for (const encoding of ['identity', 'gzip', 'br']) {
      const guest = await get(one, '/members/1', { 'accept-encoding': encoding });
      expect([guest.told.includes(words), guest.isKept]).toEqual([false, true]);
    }
    // A session that is none is shown what guests see, and still fills no cache.
    const pretended = await get(one, '/members/1', { cookie: 'session=nobody; __Host-session=nobody' });
    expect([pretended.told.includes(words), pretended.isKept]).toEqual([false, false]);
  });
});
