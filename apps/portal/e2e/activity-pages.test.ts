import { htmlFaults, overflowOf, violations } from '@selvedge/server-kit/e2e';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPicture } from '../server/testing/demo-picture';
import { newActivity } from './new-activity';
import { portalInBrowser } from './portal-in-browser';

const { app, people } = await portalInBrowser();
const addActivity = newActivity(app);

const label = (en: string) => ({ 'zh-cn': `${en}（中）`, en });
const form = {
  fields: [
    {
      kind: 'group',
      key: 'looms',
      label: label('Looms'),
      required: false,
      min: 0,
      max: 3,
      fields: [
        { kind: 'text', key: 'maker', label: label('Maker'), required: true, max: 50, isLong: false },
        { kind: 'file', key: 'photo', label: label('Photo'), required: true, max: 1 },
      ],
    },
  ],
};

/** Enrols whoever has signed in, with guests. */
async function enrol(page: Page, activityId: number, guests: readonly string[]): Promise<number> {
  const answer = await page.request.post(`${app.origin}/v1/h5/cc/activity/enrolMany`, {
    data: {
      ccId: 1,
      activityId,
      contact: 'Anna Larsen',
      email: 'anna@buyers.example',
      people: [{ name: 'Anna Larsen' }, ...guests.map((name) => ({ name }))],
    },
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).data.id;
}

/** What the desk's list tells of the enrolments of an activity. */
async function membersOf(desk: Page, activityId: number) {
  const answer = await desk.request.get(`${app.origin}/v1/cc/activity/members/1/${activityId}/60/0`);
  return (await answer.json()).data.list as {
    readonly id: number;
    readonly contact: string;
    readonly state: string;
    readonly files: readonly { readonly id: number; readonly name: string }[];
    readonly places: readonly { readonly name: string; readonly is_given_up: boolean }[];
  }[];
}

describe.each([
  [375, ''],
  [375, '/en'],
  [768, '/en'],
  [1440, ''],
] as const)('at %i px below %s/', (width, language) => {
  it('the pages of activities break no rule of access, nothing sticks out, and they are whole documents', async () => {
    const desk = await people.signedIn('administrator', width);
    const activityId = await addActivity(desk, `An evening on indigo, ${width} ${language}`, { form });
    const own = await people.signedIn('member', width);
    const enrolmentId = await enrol(own, activityId, ['Bo Madsen']).catch(() => 0);
    const read = await own.request.get(`${app.origin}/v1/h5/cc/activity/enrolment/detail/${enrolmentId}`);
    const code: string = (await read.json()).data.places[0].code;
    const pages = [
      '/activities',
      `/activities/${activityId}`,
      `/enrol/${activityId}`,
      '/me/activities',
      `/me/activities/${enrolmentId}`,
      `/tickets/${code}`,
      ...['day', 'week', 'month'].map((view) => `/me/calendar?view=${view}`),
    ].map((path) => [own, path] as const);
    for (const [page, path] of [...pages, [desk, `/door/${activityId}`] as const]) {
      await page.goto(app.origin + language + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await violations(page), await overflowOf(page)]).toEqual([path, [], []]);
      const answer = await page.request.get(app.origin + language + path);
      expect([path, await htmlFaults(await answer.text())]).toEqual([path, []]);
    }
  });
});

it.each([375, 1440])(
  'at %i px the desk’s pages of activities break no rule of access and nothing sticks out',
  async (width) => {
    const desk = await people.signedIn('administrator', width);
    const activityId = await addActivity(desk, `A desk of ${width}`);
    await enrol(await people.signedIn('member', width), activityId, ['Bo Madsen']);
    await desk.goto(`${app.origin}/en/manage/activities`);
    await desk.getByText(`A desk of ${width}`).first().waitFor();
    expect(await violations(desk)).toEqual([]);
    expect(await overflowOf(desk)).toEqual([]);
    await desk.goto(`${app.origin}/en/manage/activities/${activityId}`);
    await desk.getByRole('heading', { name: 'Enrolments (1)' }).waitFor();
    await desk.getByText('Bo Madsen').waitFor();
    expect(await violations(desk)).toEqual([]);
    expect(await overflowOf(desk)).toEqual([]);
  },
);

it.each([
  [1440, true],
  [375, false],
] as const)(
  'at %i px (script: %s) files of each round of a group are sent, and the desk opens them',
  async (width, script) => {
    const desk = await people.signedIn('administrator', 1440);
    const activityId = await addActivity(desk, `Looms ${width}`, { form });
    const page = await people.signedIn('editor', width, { javaScriptEnabled: script });
    await page.goto(`${app.origin}/en/enrol/${activityId}`);
    await page.getByLabel('Your name').fill('Anna Larsen');
    await page.getByLabel('E-mail').fill('anna@buyers.example');
    const rounds = page.getByRole('group', { name: 'Looms' });
    const bytes = Buffer.from(await demoPicture('loom.png').arrayBuffer());
    const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: bytes });
    await rounds.getByLabel('Maker').first().fill('Jacquard');
    await rounds.getByLabel('Photo').first().setInputFiles(picture('front.png'));
    await rounds.getByRole('button', { name: 'One more' }).click();
    await rounds.getByLabel('Maker').nth(1).fill('Dobby');
    await rounds.getByLabel('Photo').nth(1).setInputFiles(picture('back.png'));
    await page.getByRole('button', { name: 'Enrol', exact: true }).click();
    await page.getByRole('heading', { name: 'Tickets' }).waitFor();
    const [enrolment] = await membersOf(desk, activityId);
    expect(enrolment?.files.map(({ name }) => name)).toEqual(['front.png', 'back.png']);
    await desk.goto(`${app.origin}/en/manage/activities/${activityId}`);
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'back.png' }).click();
    expect((await download).suggestedFilename()).toBe('back.png');
  },
);

it.each([
  [1440, true],
  [375, false],
] as const)(
  'at %i px (script: %s) a ticket is handed on, one of the party stays away, and a place is given up',
  async (width, script) => {
    const desk = await people.signedIn('administrator', 1440);
    const activityId = await addActivity(desk, `Hands ${width}`);
    const page = await people.signedIn('editor', width, { javaScriptEnabled: script });
    const enrolmentId = await enrol(page, activityId, ['Bo Madsen', 'Carl Holm']);
    await page.goto(`${app.origin}/en/me/activities/${enrolmentId}`);
    const ticketOf = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
    const before = (await ticketOf('Bo Madsen').locator('code').textContent()) ?? '';
    await page.getByText('Change the ticket of Bo Madsen').click();
    const instead = ticketOf('Bo Madsen').getByLabel('Who comes instead');
    await ticketOf('Bo Madsen').getByRole('button', { name: 'Hand the ticket on' }).click();
    await expect.poll(() => instead.getAttribute('aria-invalid')).toBe('true');
    await instead.fill('Dora Vinther');
    await ticketOf('Bo Madsen').getByRole('button', { name: 'Hand the ticket on' }).click();
    await ticketOf('Dora Vinther').getByRole('link', { name: 'Ticket to pass on or print' }).waitFor();
    const guest = await fetch(`${app.origin}/en/tickets/${before}`);
    expect(guest.status).toBe(404);
    const address = await ticketOf('Dora Vinther').getByRole('link').getAttribute('href');
    expect(await (await fetch(app.origin + address)).text()).toContain('Dora Vinther');

    const certificate = (place: number) =>
      page.request.get(`${app.origin}/en/me/activities/${enrolmentId}/certificate/${place}`);
    const list = await desk.request.get(`${app.origin}/v1/cc/activity/door/1/${activityId}`);
    const anna = (await list.json()).data.list.find(({ name }: { name: string }) => name === 'Anna Larsen').place_id;
    expect((await certificate(anna)).status()).toBe(404);

    await page.getByText('Change the ticket of Carl Holm').click();
    await page.getByRole('button', { name: 'Carl Holm stays away' }).click();
    await page.getByText('Stays away', { exact: true }).waitFor();
    await page.getByText('Cancel my enrolment').click();
    await page.getByRole('button', { name: 'Yes, give the places up' }).click();
    await page.getByText('Left', { exact: true }).waitFor();
    const [enrolment] = await membersOf(desk, activityId);
    expect(enrolment).toMatchObject({ state: 'quit' });
    expect(enrolment?.places.map(({ name }) => name)).toEqual(['Anna Larsen', 'Dora Vinther', 'Carl Holm']);
  },
);

it.each([1440, 375])(
  'at %i px the desk enrols who calls, takes an offer for them, and calls the evening off',
  async (width) => {
    const desk = await people.signedIn('administrator', width);
    const activityId = await addActivity(desk, `Calls ${width}`, { seats: 1 });
    const page = await people.signedIn('editor', width);
    const enrolmentId = await enrol(page, activityId, []);
    await desk.goto(`${app.origin}/en/manage/activities/${activityId}`);
    await desk.getByRole('button', { name: 'Enrol somebody' }).click();
    const asked = desk.getByRole('dialog');
    await asked.getByLabel('Who calls').fill('Ella Holm');
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await desk.getByText(/place 1 in the list/).waitFor();
    await page.request.post(`${app.origin}/v1/h5/cc/activity/enrolment/quit`, { data: { enrolmentId } });
    await desk.reload();
    await desk.getByRole('button', { name: 'Take the offer: Ella Holm' }).click();
    await expect.poll(async () => (await membersOf(desk, activityId))[1]?.state).toBe('confirmed');
    await desk.getByRole('button', { name: 'Cancel the event' }).click();
    await asked.getByLabel('Why (English)').fill('The dye house has no power.');
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => (await membersOf(desk, activityId))[1]?.state).toBe('cancelled');
    await page.goto(`${app.origin}/en/activities/${activityId}`);
    await page.getByText('The dye house has no power.').waitFor();
  },
);

it.each([
  [1440, true, 10],
  [375, false, 17],
] as const)(
  'at %i px (script: %s) a calendar takes an entry, says what is wrong at its field, and changes it',
  async (width, script, day) => {
    const page = await people.signedIn('editor', width, { javaScriptEnabled: script });
    const title = `Call the mill ${width}`;
    await page.goto(`${app.origin}/en/me/calendar?view=month&day=2027-02-${day}`);
    await page.getByRole('heading', { name: 'February 2027', exact: true }).waitFor();
    const month = page.getByRole('table', { name: 'February 2027' });
    expect(await month.getByRole('columnheader').allInnerTexts()).toHaveLength(7);
    await month.getByRole('columnheader', { name: 'Monday' }).waitFor();
    const entry = page.getByRole('region', { name: 'New entry' });
    await entry.getByLabel('Title').fill(title);
    await entry.getByLabel('From').fill(`2027-02-${day}T09:00`);
    await entry.getByLabel('Until').fill(`2027-02-${day}T08:00`);
    await entry.getByRole('button', { name: 'Put into my calendar' }).click();
    const until = entry.getByLabel('Until');
    await expect.poll(() => until.getAttribute('aria-invalid')).toBe('true');
    await entry.getByText('It has to end after it begins').waitFor();
    expect(await entry.getByLabel('Title').inputValue()).toBe(title);
    await until.fill('');
    await entry.getByRole('button', { name: 'Put into my calendar' }).click();
    await entry.getByText("Can't be empty").waitFor();
    await until.fill(`2027-02-${day + 1}T12:00`);
    await entry.getByRole('button', { name: 'Put into my calendar' }).click();
    await page.getByRole('link', { name: `Wednesday, ${day} February 2027, 1 entry` }).waitFor();
    await page.getByRole('link', { name: `Thursday, ${day + 1} February 2027, 1 entry` }).click();
    // Only the page of a day tells what can be done about an entry.
    await page.getByText('Change this entry').click();
    await page.getByText(title, { exact: true }).waitFor();
    const change = page.locator('details');
    await change.getByLabel('Title').fill(`${title}, at noon`);
    await change.getByRole('button', { name: 'Keep the changes' }).click();
    await page.getByText(`${title}, at noon`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nothing stands here.').waitFor();
  },
);

it.each([
  [1440, true],
  [375, false],
] as const)('at %i px (script: %s) all that is wrong with an enrolment is told at once', async (width, script) => {
  const desk = await people.signedIn('administrator', width);
  const activityId = await addActivity(desk, `An evening with mistakes, ${width}`);
  const page = await people.signedIn('member', width, { javaScriptEnabled: script });
  await page.goto(`${app.origin}/en/enrol/${activityId}`);
  await page.getByLabel('Phone').fill('call me');
  await page.getByLabel('E-mail').fill('anna');
  await page.getByLabel('I come myself').uncheck();
  await page.getByRole('button', { name: 'Enrol', exact: true }).click();
  await page.getByText('Say who comes.').waitFor();
  for (const name of ['E-mail', 'Phone', 'I come myself']) {
    expect([name, await page.getByLabel(name).getAttribute('aria-invalid')]).toEqual([name, 'true']);
  }
  expect(await page.getByLabel('Phone').inputValue()).toBe('call me');
  expect(await page.getByLabel('I come myself').isChecked()).toBe(false);
  if (script) await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
});
