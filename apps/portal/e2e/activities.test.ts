import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newActivity } from './new-activity';
import { portalInBrowser } from './portal-in-browser';

const { app, people } = await portalInBrowser();
const addActivity = newActivity(app);
/** Enrols a party from the activity's page on, and comes to the page of its tickets. */
async function enrolParty(
  page: Page,
  activityId: number,
  { button, guests }: { button: string; guests: readonly string[] },
) {
  await page.goto(`${app.origin}/en/activities/${activityId}`);
  await page.getByRole('link', { name: button }).click();
  await page.getByLabel('Your name').fill('Anna Larsen');
  await page.getByLabel('E-mail').fill('anna@buyers.example');
  for (const [index, guest] of guests.entries()) {
    await page.getByRole('button', { name: 'One more guest' }).click();
    await page.getByLabel(`Guest ${index + 1}`).fill(guest);
  }
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('heading', { name: 'Tickets' }).waitFor();
}

/** The codes of the tickets that a page shows. */
const ticketsOf = (page: Page) => page.getByRole('img', { name: /QR code of the ticket/ });

describe.each([
  { width: 1440, javaScriptEnabled: true },
  { width: 375, javaScriptEnabled: false },
])('at $width px, with script: $javaScriptEnabled', (options) => {
  it('a party of three waits and moves up when a party of four leaves', async () => {
    const desk = await people.signedIn('administrator', 1440);
    const activityId = await addActivity(desk, `Indigo ${options.width}`, { seats: 5 });
    const four = await people.signedIn('editor', options.width, options);
    await enrolParty(four, activityId, { button: 'Enrol', guests: ['Bo', 'Carl', 'Dora'] });
    await four.getByText('Confirmed', { exact: true }).waitFor();
    await ticketsOf(four).nth(3).waitFor();

    const three = await people.signedIn('member', options.width, options);
    await three.goto(`${app.origin}/en/activities/${activityId}`);
    await three.getByText('4 of 5 seats taken').first().waitFor();
    await enrolParty(three, activityId, { button: 'Enrol', guests: ['Ella', 'Finn'] });
    await three.getByText('You stand at place 1 of the waiting list.').waitFor();

    await four.getByText('Cancel my enrolment').click();
    await four.getByRole('button', { name: 'Yes, give the places up' }).click();
    await four.getByText('Left', { exact: true }).waitFor();
    await three.reload();
    await three.getByText(/3 places are held for you until/).waitFor();
    await three.getByRole('button', { name: 'Confirm the places' }).click();
    await three.getByText('Confirmed', { exact: true }).waitFor();
    await ticketsOf(three).nth(2).waitFor();
    expect(await three.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

it.each([1440, 375])(
  'at %i px the door goes on without a connection, and sends later what it has noted',
  async (width) => {
    const desk = await people.signedIn('administrator', width);
    const activityId = await addActivity(desk, `Door ${width}`, { seats: 9 });
    const guest = await people.signedIn('member', width);
    await enrolParty(guest, activityId, { button: 'Enrol', guests: ['Bo Madsen'] });
    const code = (await guest.locator('code').first().textContent()) ?? '';

    await desk.goto(`${app.origin}/en/door/${activityId}`);
    await desk.locator('[data-ready]').waitFor();
    await desk.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // Until the worker holds the page, a door that is closed and opened again would find nothing.
    await expect
      .poll(
        () =>
          desk.evaluate(async () => (await (await caches.open('door-1')).match(window.location.href)) !== undefined),
        {
          timeout: 20_000,
        },
      )
      .toBe(true);
    await desk.context().setOffline(true);
    await desk.getByLabel('Name or ticket code').fill(code);
    await desk.locator('form').first().getByRole('button', { name: 'Check in' }).click();
    await desk.getByText('1 of 2 are here').waitFor();
    await desk.getByText(/No connection.*1 to be sent/).waitFor();

    await desk.reload();
    await desk.getByText('1 of 2 are here').waitFor();
    await desk.getByText(/1 to be sent/).waitFor();

    await desk.context().setOffline(false);
    await desk.getByText('Connected', { exact: true }).waitFor({ timeout: 30_000 });
    const answer = await desk.request.get(`${app.origin}/v1/cc/activity/door/1/${activityId}`);
    const { list } = (await answer.json()).data as { list: { checked_in_time: number | null }[] };
    expect(list.filter(({ checked_in_time }) => checked_in_time !== null)).toHaveLength(1);
  },
);

it.each([1440, 375])('at %i px somebody without a ticket is let in as long as a seat is free', async (width) => {
  const desk = await people.signedIn('administrator', width);
  const activityId = await addActivity(desk, `Walk-in ${width}`, { seats: 1 });
  await desk.goto(`${app.origin}/en/door/${activityId}`);
  await desk.locator('[data-ready]').waitFor();
  await desk.getByText('Somebody without a ticket').click();
  const walkIn = desk.locator('details');
  const letIn = async (name: string) => {
    await walkIn.getByLabel('Name').fill(name);
    await walkIn.getByRole('button', { name: 'Check in' }).click();
  };
  await letIn('Dora Vinther');
  await desk.getByText('Dora Vinther is checked in.').waitFor();
  await letIn('Ella Holm');
  await desk.getByText('No seat is free.').waitFor();
  const answer = await desk.request.get(`${app.origin}/v1/cc/activity/door/1/${activityId}`);
  const { list } = (await answer.json()).data as { list: { name: string; checked_in_time: number | null }[] };
  expect(list).toMatchObject([{ name: 'Dora Vinther', checked_in_time: expect.any(Number) }]);
  await desk.context().setOffline(true);
  await letIn('Finn Dahl');
  await desk.getByText('whether a seat is free can’t be asked').waitFor();
  expect(await walkIn.getByLabel('Name').inputValue()).toBe('Finn Dahl');
});

it('the list, an activity, the calendar and the files of both are there for who asks', async () => {
  const page = await people.signedIn('member', 375);
  await page.goto(`${app.origin}/en/activities`);
  await page.getByRole('heading', { name: 'Events', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Past' }).click();
  await page.waitForURL(/kind=past/);
  await page.goto(`${app.origin}/en/me/calendar?view=week`);
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = (await page.locator('code').textContent()) ?? '';
  const feed = await fetch(address.replace(/^https?:\/\/[^/]+/, app.origin));
  expect(feed.headers.get('content-type')).toContain('text/calendar');
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
});

describe.each([
  { width: 1440, javaScriptEnabled: true },
  { width: 375, javaScriptEnabled: false },
])('at $width px, with script: $javaScriptEnabled', (options) => {
  it('who is no member reads at once that an activity is for members, and is led to joining', async () => {
    const desk = await people.signedIn('administrator', options.width, options);
    const activityId = await addActivity(desk, `Members ${options.width}`, { seats: 5, audience: 'members' });
    await desk.goto(`${app.origin}/en/activities/${activityId}`);
    await desk.getByText('This event is for members only.').waitFor();
    await desk.getByRole('link', { name: 'Enrol', exact: true }).click();
    await desk.getByRole('heading', { name: 'Enrol', exact: true }).waitFor();
    await desk.getByText('This event is for members only.').waitFor();
    expect(await desk.getByLabel('Your name').count()).toBe(0);
    await desk.getByRole('link', { name: 'How to become a member' }).click();
    await desk.getByRole('heading', { name: 'Join the association' }).waitFor();
    const member = await people.signedIn('member', options.width, options);
    await member.goto(`${app.origin}/en/enrol/${activityId}`);
    await member.getByLabel('Your name').waitFor();
  });

  it('a group of a form gets one more round, and what was typed stays', async () => {
    const text = (key: string, en: string) => ({ key, label: { 'zh-cn': en, en }, required: false });
    const name = { ...text('name', 'Loom'), kind: 'text', max: 50, isLong: false };
    const looms = { ...text('looms', 'Looms'), kind: 'group', min: 0, max: 3, fields: [name] };
    const desk = await people.signedIn('administrator', options.width, options);
    const form = { fields: [looms] };
    const activityId = await addActivity(desk, `Looms ${options.width}`, { seats: 5, form });
    await desk.goto(`${app.origin}/en/enrol/${activityId}`);
    await desk.locator('input[name="answers.looms.0.name"]').fill('Jacquard');
    const second = desk.locator('input[name="answers.looms.1.name"]');
    // Without script the page is drawn anew; with it the button is alive only after the page has woken up.
    await expect
      .poll(async () => {
        if ((await second.count()) === 0) await desk.getByRole('button', { name: 'One more', exact: true }).click();
        return second.count();
      })
      .toBe(1);
    expect(await desk.locator('input[name="answers.looms.0.name"]').inputValue()).toBe('Jacquard');
  });
});
