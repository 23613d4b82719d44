import type { RawMember } from '@selvedge/api-contract/community';
import { htmlFaults, overflowOf, violations } from '@selvedge/server-kit/e2e';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { demoPicture } from '../server/testing/demo-picture';
import { portalInBrowser } from './portal-in-browser';

// One of these reads pages of every kind several times, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 400_000 });

const { app, people } = await portalInBrowser();

/** The demo’s member is the association’s president: on the home page, among the people, at a company. */
const memberId = 1;

/** A phone number of its own for each test, so that each change is one. */
let numbers = 100;
const newNumber = () => `+86 575 5550 0${++numbers}`;

const save = (page: Page) => page.locator('#entry button[type=submit]').click();

const patient = { timeout: 20_000 };

const shownPhone = async () => (await read(`/v1/h5/cc/directory/detail/${memberId}`)).data.phone;

async function read(path: string): Promise<{ readonly data: RawMember }> {
  return (await fetch(app.origin + path)).json();
}

describe.each([
  [375, '/en', true],
  [375, '', false],
  [1440, '', true],
  [1440, '/en', false],
] as const)('a member on %i px below %j (script: %s)', (width, prefix, javaScriptEnabled) => {
  const open = async () => {
    const page = await people.signedIn('member', width, { javaScriptEnabled });
    await page.goto(`${app.origin}${prefix}/me`);
    await page.locator(`nav a[href="${prefix}/me/profile"]`).click();
    await page.locator('#entry').waitFor();
    return page;
  };

  it('says of a field who sees it, and it holds at once', async () => {
    const page = await open();
    const phone = newNumber();
    await page.fill('#entry [name=phone]', phone);
    await page.selectOption('[name="privacy.phone"]', 'public');
    await save(page);
    await expect.poll(shownPhone, patient).toBe(phone);
    await page.locator('#entry [role=status]').waitFor();
    await page.selectOption('[name="privacy.phone"]', 'hidden');
    await save(page);
    await expect.poll(shownPhone, patient).toBe('');
    expect(await page.inputValue('#entry [name=phone]')).toBe(phone);
  });

  it('is told at the field what can’t be, and keeps what was typed', async () => {
    const page = await open();
    await page.fill('#entry [name=phone]', 'call me');
    await page.fill('[name="texts.en.post"]', 'President of looms');
    await page.locator('#entry button[type=submit]').click();
    const field = page.locator('#entry [name=phone][aria-invalid=true]');
    await field.waitFor();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.inputValue('#entry [name=phone]')).toBe('call me');
    expect(await page.inputValue('[name="texts.en.post"]')).toBe('President of looms');
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
  });

  it('chooses a picture, which stands on the member’s page, and takes it away', async () => {
    const page = await open();
    const buffer = Buffer.from(await demoPicture('face.png').arrayBuffer());
    const send = (value: string) => page.locator(`#picture button[value="${value}"]`).click();
    await send('picture');
    await page.locator('#picture [name=file][aria-invalid=true]').waitFor();
    await page.setInputFiles('#picture [name=file]', { name: 'face.txt', mimeType: 'text/plain', buffer });
    await send('picture');
    await page.locator('#picture [name=file][aria-invalid=true]').waitFor();
    await page.setInputFiles('#picture [name=file]', { name: 'face.png', mimeType: 'image/png', buffer });
    await send('picture');
    await page.locator('#picture img').waitFor();
    const { data } = await read(`/v1/h5/cc/directory/detail/${memberId}`);
    const address = data.img?.url ?? '';
    expect(address).toMatch(/^\/p4\//);
    const shown = await fetch(`${app.origin}/members/${memberId}`);
    expect(await shown.text()).toContain(address.replace('.webp', ''));
    await send('picture-remove');
    await page.locator('#picture button[value="picture-remove"]').waitFor({ state: 'detached' });
    expect((await fetch(app.origin + address)).status).toBe(404);
  });

  it('finds nothing in the way', async () => {
    const page = await open();
    const answer = await page.goto(`${app.origin}${prefix}/me/profile`);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    if (!javaScriptEnabled) expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    // What looks for faults is a script itself.
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
  });
});

it('somebody who is no member has a picture and no entry', async () => {
  const page = await people.signedIn('administrator', 375);
  await page.goto(`${app.origin}/en/me/profile`);
  await page.locator('#picture').waitFor();
  expect(await page.locator('#entry').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

describe('what a member hides', () => {
  const marks = {
    post: 'Zqpostvr',
    introduction: 'Zqintrovr',
    phone: '+86 575 5550 7777',
    email: 'zqmailvr@hidden.example',
    name: 'Zqnamevr',
  };
  const anyMark = /zq(?:post|intro|mail|name)vr|5550 ?7777/i;

  it('stands on no page, for no guest and no other member, freshly made or kept, and in nothing that programs read', async () => {
    const [member, editor, administrator] = [
      await people.signedIn('member', 1440),
      await people.signedIn('editor', 1440),
      await people.signedIn('administrator', 1440),
    ];
    await rename(administrator, marks.name);
    const paths = await pagesOfEachKind();
    expect(paths.length).toBeGreaterThan(40);

    await say(member, 'public');
    const found = await pagesWith(paths);
    // Proof that the search finds what there is to be found.
    expect(found).toEqual(expect.arrayContaining(['/', '/people', `/members/${memberId}`, `/en/members/${memberId}`]));
    for (const mark of Object.values(marks))
      expect(await (await fetch(`${app.origin}/members/${memberId}`)).text()).toContain(mark);

    await say(member, 'hidden', { name: 'public' });
    const all = [...paths, ...found.map((path) => `${path === '/' ? '/_root' : path}.data`), ...ofPrograms];
    await expect.poll(() => hasMark(`/members/${memberId}`, /zq(?:post|intro|mail)vr|5550 ?7777/i)).toBe(false);
    expect(await pagesWith(all, {}, /zq(?:post|intro|mail)vr|5550 ?7777/i)).toEqual([]);

    await say(member, 'hidden');
    await expect.poll(() => hasMark('/', anyMark)).toBe(false);
    // The second time each page comes from the cache.
    expect(await pagesWith(all)).toEqual([]);
    expect(await pagesWith(all)).toEqual([]);
    const headers = {
      cookie: (await editor.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
    };
    expect(await pagesWith([...found, ...ofPrograms], headers)).toEqual([]);

    await say(member, 'members');
    expect(await pagesWith([...found, ...ofPrograms])).toEqual([]);
    // What a member was shown did not get into the cache.
    expect(await pagesWith([`/members/${memberId}`], headers)).toEqual([`/members/${memberId}`]);
    expect(await pagesWith([...found, ...ofPrograms])).toEqual([]);
  });

  const ofPrograms = [
    '/sitemap.xml',
    '/news.rss',
    '/en/news.rss',
    '/v1/h5/cc/directory/list/1/60/0',
    '/v1/h5/cc/directory/list/1/60/0?keywords=zqpostvr',
    '/v1/h5/cc/directory/list/1/60/0?keywords=zqnamevr',
    '/search?keywords=hidden',
    `/v1/h5/cc/directory/detail/${memberId}`,
    '/v1/h5/cc/position/list/1',
    '/v1/h5/cc/members/1/1',
  ];

  async function rename(administrator: Page, name: string): Promise<void> {
    const { data } = await (await administrator.request.get(`${app.origin}/v1/cc/member/get/1/${memberId}`)).json();
    const { id, version, state, category_id, company_id, region_id, phone, email, img, texts } = data;
    const named = (text: object | null) => text && { ...text, name };
    const answer = await administrator.request.post(`${app.origin}/v1/cc/member/newOrUpdate`, {
      data: {
        ...{ ccId: 1, id, version, state, category_id, company_id, region_id, phone, email },
        img_url: img?.url ?? null,
        texts: { 'zh-cn': named(texts['zh-cn']), en: named(texts.en) },
      },
    });
    expect(answer.status()).toBe(200);
  }

  /** Writes the marks down and says of every field who sees it. */
  async function say(member: Page, who: string, but: object = {}): Promise<void> {
    const { data } = await (await member.request.get(`${app.origin}/v1/cc/directory/own/1`)).json();
    const words = { post: marks.post, introduction: marks.introduction };
    const privacy = Object.fromEntries(Object.keys(data.privacy).map((field) => [field, who]));
    const answer = await member.request.post(`${app.origin}/v1/cc/directory/own/update`, {
      data: {
        ...{ ccId: 1, version: data.version, region_id: data.region_id, phone: marks.phone, email: marks.email },
        texts: { 'zh-cn': words, en: words },
        privacy: { ...privacy, ...but },
      },
    });
    expect(answer.status()).toBe(200);
  }

  /** Pages of every kind that the sitemap names, the first ones of each: the member's own and their company's are among them. */
  async function pagesOfEachKind(): Promise<string[]> {
    const sitemap = await (await fetch(`${app.origin}/sitemap.xml`)).text();
    const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const kinds = new Map<string, string[]>();
    for (const page of new Set(pages)) {
      const kind = page.replace(/\d+$/, '');
      kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
    }
    return [...[...kinds.values()].flatMap((of) => of.slice(0, 4)), '/members?page=2', '/people?position=1'];
  }

  async function hasMark(path: string, mark: RegExp, headers: Record<string, string> = {}): Promise<boolean> {
    return mark.test(await (await fetch(app.origin + path, { headers })).text());
  }

  async function pagesWith(
    paths: readonly string[],
    headers: Record<string, string> = {},
    mark = anyMark,
  ): Promise<string[]> {
    const waiting = [...paths];
    const found: string[] = [];
    const ask = async (): Promise<void> => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        if (await hasMark(path, mark, headers)) found.push(path);
      }
    };
    await Promise.all([ask(), ask(), ask(), ask()]);
    return found.toSorted();
  }
});
