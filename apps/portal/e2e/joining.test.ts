import { readFile } from 'node:fs/promises';
import { overflowOf, violations } from '@selvedge/server-kit/e2e';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { joiningDesk } from './joining-desk';
import { joiningWorld, readCode, slip } from './joining-world';

const world = await joiningWorld();
const { app, people, guest, en } = world;
const widths = [1440, 375] as const;

/** Nothing sticks out and no rule of access is broken. */
async function looksRight(page: Page): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

/** From a public page to an application of one's own that is begun, by way of registering. */
async function begin(page: Page, address: string, membership: string): Promise<void> {
  await page.goto(en('/about'));
  await page.locator('a[href="/en/join"]:visible').first().click();
  await page.getByRole('heading', { level: 1, name: 'Join the association' }).waitFor();
  const kind = page.locator('section').filter({ has: page.getByRole('heading', { name: membership }) });
  await kind.getByRole('button', { name: 'Begin an application' }).click();
  await page.waitForURL(/\/en\/sign-in/);
  await world.register(page, address);
  await page.getByRole('heading', { level: 1, name: 'Join the association' }).waitFor();
  await kind.getByRole('button', { name: 'Begin an application' }).click();
  await page.waitForURL(/\/en\/me\/applications\/\d+$/);
  await page.locator('[name="name"]').waitFor();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send the application' }).click();
const sent = (page: Page) => page.getByRole('heading', { name: 'What has happened' }).waitFor();

/** What every applicant says of themselves. */
async function introduce(page: Page, name: string, address: string): Promise<void> {
  await page.fill('[name="name"]', name);
  await page.fill('[name="email"]', address);
  await page.fill('[name="phone"]', '13900001234');
  await page.selectOption('[name="answers.region"]', { index: 1 });
}

/** Sends a slip over all that is owed, from the member’s own page. */
async function payAll(page: Page, colour: string): Promise<void> {
  await page.goto(en('/me/fees'));
  await page.locator('a[href^="/en/me/fees/"]').first().click();
  const form = page.locator('form').filter({ has: page.locator('input[type=file]') });
  await form.locator('input[type=file]').setInputFiles({
    ...{ name: 'slip.jpg', mimeType: 'image/jpeg' },
    buffer: await slip(colour),
  });
  const open = (await page.locator('dl dd').first().textContent()) ?? '';
  await form.locator('[name=cents]').fill(open.replace(/[^\d.]/g, ''));
  await form.getByRole('button', { name: 'Send the slip' }).click();
  await page.getByText('We have your slip and will look at it soon.').waitFor();
}

it('the council is asked by the offices that the desk chooses', async () => {
  const editor = await people.signedIn('editor', 1440);
  const answer = await editor.request.get(`${app.origin}/v1/cc/member/card/1?lang=en`);
  const { name } = (await answer.json()).data as { name: string };
  const desk = await people.signedIn('administrator', 1440);
  const secretariat = joiningDesk(desk, world);
  await secretariat.giveOffice('Vice-president', name);
  await secretariat.chooseStages({}, ['President', 'Vice-president']);
  await people.leave();
}, 180_000);

describe.each(widths)('on %i pixels', (width) => {
  it('an applicant goes from the public page through every stage to a card and a certificate', async () => {
    const name = `Ines Larch ${width}`;
    const address = `ines-${width}@reed.example`;
    const page = await guest(width);
    await begin(page, address, 'Company membership');

    await introduce(page, name, address);
    await page.fill('[name="answers.licence"]', '91330100MA0000');
    expect(await page.locator('[name="answers.trade_other"]').count()).toBe(0);
    await page.getByLabel('Something else').check();
    await page.fill('[name="answers.trade_other"]', 'Lace of all widths');
    await page.fill('[name="answers.mills.0.place"]', 'Beidu');
    await page.getByRole('button', { name: 'Save and go on later' }).click();
    await page.getByText('Kept. You can go on at any time.').waitFor();

    await page.goto(en('/me/applications'));
    await page.getByRole('link', { name }).click();
    await page.locator('[name="answers.trade_other"]').waitFor();
    expect(await page.inputValue('[name="answers.trade_other"]')).toBe('Lace of all widths');
    await page.getByRole('button', { name: 'One more' }).click();
    await page.fill('[name="answers.mills.1.place"]', 'Hengshan');
    await page.fill('[name="people.0.name"]', name);
    await page.fill('[name="people.0.email"]', address);
    const proof = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#20473f' } })
      .png()
      .toBuffer();
    await page
      .locator('[name="answers.papers"]')
      .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: proof });
    await page.locator('[name="answers.charter"]').check();
    await send(page);
    // What is missing is said at its field; what was sent with it is kept.
    await page.getByText('Some answers need another look; they are marked below.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('answers.employees');
    await page.getByLabel('Keep proof.png').waitFor();
    await looksRight(page);
    await page.fill('[name="answers.employees"]', '12');
    await send(page);
    await sent(page);

    const desk = await people.signedIn('administrator', width);
    const secretariat = joiningDesk(desk, world);
    await secretariat.open(name);
    await desk.getByText('Hengshan').waitFor();
    const coming = desk.waitForEvent('download');
    await desk.getByRole('button', { name: /^proof\.png/ }).click();
    expect((await coming).suggestedFilename()).toBe('proof.png');
    await looksRight(desk);
    await secretariat.write('Which looms do you design for?');
    await secretariat.press('Ask the applicant');
    await desk.getByText('It goes on once the applicant has answered.').waitFor();

    await page.reload();
    await page.getByText('Which looms do you design for?').first().waitFor();
    await page.getByLabel('Your answer').fill('Rapier looms, mostly.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await page.getByLabel('Your answer').waitFor({ state: 'detached' });

    await secretariat.open(name);
    await secretariat.history.getByText('Rapier looms, mostly.').waitFor();
    await secretariat.write('Known from the fair.');
    await secretariat.press('Note for the house');
    await secretariat.history.getByText('Known from the fair.').waitFor();
    await secretariat.advance('Review done, go on', 'Visit');
    await secretariat.press('Visit done, go on');
    await desk.getByText('Write down the visit first: when it was, and what was seen.').waitFor();
    await secretariat.write('A studio with two machines.');
    await secretariat.press('Write down the visit');
    await secretariat.history.getByText('A studio with two machines.').waitFor();
    await secretariat.advance('Visit done, go on', 'Council vote');
    await secretariat.press('Count the vote');
    await desk.getByText('Too few of the council have voted. The vote goes on until the quorum is there.').waitFor();

    for (const role of ['member', 'editor'] as const) {
      const voter = await people.signedIn(role, width);
      await voter.goto(en('/me'));
      await voter.getByRole('link', { name: /^Votes of the council/ }).click();
      const ballot = voter.locator('section').filter({ has: voter.getByRole('heading', { name, exact: true }) });
      await ballot.getByRole('button', { name: 'Vote', exact: true }).click();
      await ballot.getByText('Choose how you vote.').waitFor();
      await ballot.getByText('What the applicant answered').click();
      await ballot.getByText('Lace of all widths').waitFor();
      await ballot.getByLabel('Yes').check();
      await looksRight(voter);
      await ballot.getByRole('button', { name: 'Vote', exact: true }).click();
      await voter.getByText('Kept. You can change it until the vote is counted.').waitFor();
    }

    await secretariat.open(name);
    await desk.getByText(/^2 for, 0 against, 0 abstained/).waitFor();
    await secretariat.advance('Count the vote', 'Dues');
    await secretariat.press('Dues settled, go on');
    await desk.getByText(/^The first dues are not paid yet/).waitFor();

    await page.reload();
    await page.getByRole('link', { name: 'Pay the first dues' }).waitFor();
    await payAll(page, width === 375 ? '#7d5f2c' : '#41597a');
    await secretariat.acceptSlip(name);
    await secretariat.open(name);
    await secretariat.comesTo('Certificate');
    await secretariat.press('Admit, with card and certificate');
    await secretariat.standsAt('Admitted');

    await page.goto(en('/me/applications'));
    await page.getByRole('link', { name }).click();
    await sent(page);
    const stages = page.getByRole('region', { name: 'How an application goes' }).locator('li');
    expect(await stages.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))).toEqual(
      Array.from({ length: 5 }, () => 'done'),
    );
    // What the house says to itself stays there.
    expect(await page.getByText('Known from the fair.').count()).toBe(0);
    await looksRight(page);
    await page.getByRole('link', { name: 'See the member card' }).click();
    await page.getByRole('heading', { level: 1, name: 'Member card' }).waitFor();
    const number = (await page.locator('article dd').first().textContent()) ?? '';
    expect(number).toMatch(/^WS-\d{4}-\d{4}$/);
    await looksRight(page);
    const address1 = await readCode(page.locator('article svg').last());
    const stranger = await guest(width);
    await stranger.goto(address1);
    await stranger.getByText(number, { exact: true }).waitFor();
    await stranger.getByText(/^(Valid|有效)$/).waitFor();
    expect(await stranger.getByText(name).count()).toBe(0);
    const paper = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Certificate (PDF)' }).click();
    const bytes = await readFile(await (await paper).path());
    expect([bytes.subarray(0, 5).toString(), bytes.includes('%%EOF')]).toEqual(['%PDF-', true]);
  }, 420_000);

  it('an application is refused with a reason that the applicant reads', async () => {
    const name = `Otto Larch ${width}`;
    const address = `otto-${width}@reed.example`;
    const page = await guest(width);
    await begin(page, address, 'Personal membership');
    await introduce(page, name, address);
    await page.fill('[name="answers.craft"]', 'Sales');
    await page.fill('[name="answers.years"]', '1');
    await page.locator('[name="answers.charter"]').check();
    await send(page);
    await sent(page);
    const desk = await people.signedIn('administrator', width);
    const secretariat = joiningDesk(desk, world);
    await secretariat.open(name);
    const refuse = desk.getByRole('button', { name: 'Refuse with this reason' });
    expect(await refuse.isDisabled()).toBe(true);
    await secretariat.write('The charter asks for three years in the trade.');
    await refuse.click();
    await secretariat.standsAt('Refused');
    await page.reload();
    await page.getByText('The charter asks for three years in the trade.').first().waitFor();
    expect(await page.getByRole('button', { name: 'Take the application back' }).count()).toBe(0);
    await page.goto(en('/me/notices'));
    await page.getByText('The application was refused').first().waitFor();
  }, 240_000);
});

describe('a company', () => {
  it('goes through the stages that the desk has chosen', async () => {
    // Stages are each community's own: this one goes without visit and vote from now on.
    const desk = await people.signedIn('administrator', 1440);
    await joiningDesk(desk, world).chooseStages({ Visit: false, 'Council vote': false });
    await people.leave();
  }, 120_000);

  it.each(widths)(
    'on %i pixels joins with four seats, one is handed over, and somebody sits in two companies',
    async (width) => {
      const name = `Larch Weaving ${width}`;
      const at = (who: string) => `${who}-${width}@larch.example`;
      const page = await guest(width);
      await begin(page, at('first'), 'Company membership');
      await introduce(page, name, at('office'));
      await page.fill('[name="answers.licence"]', '91330100MA0000');
      await page.getByLabel('Weaving').check();
      await page.fill('[name="answers.employees"]', '40');
      await page.locator('[name="answers.charter"]').check();
      for (const [place, who] of ['first', 'second', 'third', 'fourth'].entries()) {
        await page.fill(`[name="people.${place}.name"]`, `${who} of ${name}`);
        await page.fill(`[name="people.${place}.email"]`, at(who));
      }
      await page.locator('[name=contact]').first().check();
      await looksRight(page);
      await send(page);
      await sent(page);

      const desk = await people.signedIn('administrator', width);
      const secretariat = joiningDesk(desk, world);
      await secretariat.open(name);
      await desk.getByText('4 people for 4 seats').waitFor();
      await secretariat.advance('Review done, go on', 'Dues');
      await payAll(page, width === 375 ? '#5b2c7d' : '#2c7d4f');
      await secretariat.acceptSlip(name);
      await secretariat.open(name);
      await secretariat.comesTo('Certificate');
      await secretariat.press('Admit, with card and certificate');
      await secretariat.standsAt('Admitted');

      await page.goto(en('/me/card'));
      await page.getByRole('link', { name: 'Company seats' }).click();
      await page.getByText('You are the contact. 4 of 4 taken').waitFor();
      await looksRight(page);
      const leaver = page.locator('li').filter({ hasText: `third of ${name}` });
      await leaver.locator('summary', { hasText: 'Hand the seat over' }).click();
      await leaver.getByLabel('Name').fill(`fifth of ${name}`);
      await leaver.getByLabel('E-mail').fill('nowhere');
      await leaver.getByRole('button', { name: 'Hand the seat over', exact: true }).click();
      await expect.poll(() => leaver.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
      await leaver.getByLabel('E-mail').fill(at('fifth'));
      await leaver.getByRole('button', { name: 'Hand the seat over', exact: true }).click();
      await page.getByText('Done. Whoever is new gets an invitation by e-mail.').waitFor();
      await page.getByText(`fifth of ${name}`).first().waitFor();
      expect(await page.getByText(`third of ${name}`).count()).toBe(0);

      // Whoever comes is invited, registers, and is a member with a card.
      const colleague = await guest(width);
      const invitation = new URL(await world.invitationLink(at('fifth')));
      await colleague.goto(en(invitation.pathname.replace(/^\/en/, '')));
      await world.register(colleague, at('fifth'));
      await colleague.getByRole('button', { name: 'Join it with my account' }).click();
      await colleague.getByRole('heading', { level: 1, name: 'Member card' }).waitFor();
      await colleague.getByText(name).first().waitFor();

      // A seat in another company as well: by the address it is the same person.
      const listed = await desk.request.get(`${app.origin}/v1/cc/member/company/list/1/60/0?lang=en`);
      const { list } = (await listed.json()).data as { list: { name: string; seats: number; taken: number }[] };
      const other = list.find(({ name: own, seats, taken }) => taken < seats && !own.startsWith('Larch'))?.name ?? '';
      await desk.goto(en('/manage/companySeats'));
      await desk.getByPlaceholder('Search').fill(other);
      await desk.waitForURL(/keywords/);
      await desk.getByText(other).first().click();
      const give = desk.getByRole('region', { name: 'Give a seat' });
      await give.getByLabel('Name').fill(`fifth of ${name}`);
      await give.getByLabel('E-mail').fill(at('fifth'));
      await give.getByRole('button', { name: 'Give a seat' }).click();
      await desk
        .locator('li')
        .filter({ hasText: at('fifth') })
        .waitFor();
      await looksRight(desk);
      await colleague.goto(en('/me/seats'));
      await colleague.getByRole('heading', { level: 2, name }).waitFor();
      await colleague.getByRole('heading', { level: 2, name: other }).waitFor();
    },
    420_000,
  );
});
