import { readFile } from 'node:fs/promises';
import { overflowOf, violations } from '@selvedge/server-kit/e2e';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

const { app, people } = await portalInBrowser();

/** The picture of a slip; every colour is another file. */
const slip = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const main = (page: Page) => page.locator('#main-content');

/** Writes a fee for who holds the first office, looks at whom it asks for what, and bills it. */
async function publishFee(page: Page, title: string): Promise<void> {
  await page.goto(`${app.origin}/en/manage/fees/create`);
  await page.getByLabel('Title').first().fill(title);
  await page.getByLabel('Anything else').check();
  await page.getByRole('spinbutton', { name: 'Amount' }).fill('123.45');
  await page.getByLabel('Chosen ones').check();
  await page.getByLabel('President', { exact: true }).check();
  await page.getByLabel(/^First day/).fill('2026-01-01');
  await page.getByLabel(/^Last day/).fill('2026-12-31');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('button', { name: 'Who would pay what' }).click();
  const preview = page.getByRole('dialog', { name: 'Who would pay what' });
  await preview.getByText('1 bill, CN¥123.45').waitFor();
  await preview.getByRole('button', { name: 'Publish and bill' }).click();
  await page.getByText('1 bill was made.').waitFor();
  await preview.waitFor({ state: 'hidden' });
}

async function sendSlip(page: Page, background: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('input[type=file]') });
  const file = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await slip(background) };
  await form.locator('input[type=file]').setInputFiles(file);
  await form.getByRole('button', { name: 'Send the slip' }).click();
  await page.getByText('We have your slip and will look at it soon.').waitFor();
}

/** The slip of a fee in the desk's queue. */
async function queued(page: Page, title: string) {
  await page.goto(`${app.origin}/en/manage/vouchers`);
  const slipOf = page.locator('article').filter({ hasText: title });
  await slipOf.locator('img').waitFor();
  return slipOf;
}

/** The bill that was made last, at the desk. */
async function openBill(page: Page, title: string): Promise<void> {
  const answer = await page.request.get(`${app.origin}/v1/cc/fee/bills/1/1/0`);
  const { data } = (await answer.json()) as { data: { list: { id: number; title: string }[] } };
  expect(data.list[0]?.title).toBe(title);
  await page.goto(`${app.origin}/en/manage/bills/${data.list[0]?.id}`);
  await page.getByRole('region', { name: 'Entries' }).waitFor();
}

interface Act {
  readonly act: string;
  readonly amount?: string;
  readonly reason: string;
}

/** Does something by hand about the bill that is open, and waits until the page shows it. */
async function doToBill(page: Page, { act, amount, reason }: Act): Promise<void> {
  await page.getByRole('button', { name: act, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (amount !== undefined) await dialog.getByLabel('Amount (CNY)').fill(amount);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Who changed what, and why' }).getByText(reason).waitFor();
}

/** How the bill that is open stands. */
const standing = (page: Page, state: string) =>
  main(page).locator('.MuiChip-root').filter({ hasText: state }).first().waitFor();

describe('dues', () => {
  it.each([
    [1440, true],
    [375, false],
  ])(
    'on %i pixels are published, paid by a slip that is refused and sent again, and receipted (the member’s script: %s)',
    async (width, javaScriptEnabled) => {
      const title = `Dinner of the council ${width}`;
      const desk = await people.signedIn('administrator', width);
      const member = await people.signedIn('member', width, { javaScriptEnabled });
      await publishFee(desk, title);
      expect(await violations(desk)).toEqual([]);
      expect(await overflowOf(desk)).toEqual([]);

      await member.goto(`${app.origin}/en/me/fees`);
      await member.getByRole('link', { name: title }).click();
      await member.getByRole('heading', { level: 1, name: title }).waitFor();
      await sendSlip(member, '#7d5f2c');
      await member.getByText('Waiting to be looked at').waitFor();

      const first = await queued(desk, title);
      expect(await violations(desk)).toEqual([]);
      expect(await overflowOf(desk)).toEqual([]);
      await first.getByRole('button', { name: 'Refuse' }).click();
      await first.getByRole('button', { name: 'Refuse' }).click();
      await first.getByText('A reason is needed.').waitFor();
      await first.getByRole('button', { name: 'The slip can’t be read.' }).click();
      await first.getByRole('button', { name: 'Refuse' }).click();
      await first.waitFor({ state: 'detached' });

      await member.goto(`${app.origin}/en/me/fees`);
      await member.getByRole('link', { name: title }).click();
      await member.getByText('Not accepted: The slip can’t be read.').first().waitFor();
      await sendSlip(member, '#20473f');

      const second = await queued(desk, title);
      await second.getByRole('button', { name: 'Accept' }).click();
      await desk.getByText(/^Accepted\. Receipt \d{4}-\d{6}\.$/).waitFor();

      await member.goto(`${app.origin}/en/me/fees`);
      await member.getByRole('link', { name: title }).click();
      const receipt = member.getByRole('link', { name: /^Receipt \d{4}-\d{6}$/ });
      await receipt.waitFor();
      const address = await receipt.getAttribute('href');
      const answer = await member.request.get(new URL(address ?? '', app.origin).href);
      expect(answer.headers()['content-type']).toBe('application/pdf');
      const bytes = await answer.body();
      expect([bytes.subarray(0, 5).toString(), bytes.includes('%%EOF')]).toEqual(['%PDF-', true]);
    },
    240_000,
  );

  it('changed by hand need a reason, keep who did what, and cancel a receipt by another one', async () => {
    const title = 'Guests of the council';
    const desk = await people.signedIn('administrator', 1440);
    await publishFee(desk, title);
    await openBill(desk, title);
    await desk.getByRole('button', { name: 'Book a payment' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Book a payment' }).click();
    await dialog.getByText('A reason is needed.').waitFor();
    await dialog.getByLabel('Amount (CNY)').fill('23.45');
    await dialog.getByLabel('Reason').fill('Paid in the office.');
    await dialog.getByRole('button', { name: 'Book a payment' }).click();
    await dialog.waitFor({ state: 'detached' });
    const history = desk.getByRole('region', { name: 'Who changed what, and why' });
    await history.getByText('Payment booked').waitFor();
    await history.getByText('Paid in the office.').waitFor();

    await desk.getByRole('button', { name: /^Take back: Payment/ }).click();
    await dialog.getByLabel('Reason').fill('It was another bill.');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await dialog.waitFor({ state: 'detached' });
    const receipts = desk.getByRole('region', { name: 'Receipts' });
    await receipts.getByRole('link', { name: /^Cancellation/ }).waitFor();
    await receipts.getByText(/cancelled by \d{4}-\d{6}/).waitFor();
  });

  it.each([1440, 375])(
    'on %i pixels are paid in parts, waived and refunded, and say at each step how they stand',
    async (width) => {
      const title = `Hall for the council ${width}`;
      const desk = await people.signedIn('administrator', width);
      await publishFee(desk, title);
      await openBill(desk, title);
      await doToBill(desk, { act: 'Book a payment', amount: '23.45', reason: 'The first part.' });
      await standing(desk, 'Part paid');
      await doToBill(desk, { act: 'Waive', amount: '50', reason: 'The council let it off.' });
      await standing(desk, 'Part paid');
      await doToBill(desk, { act: 'Book a payment', reason: 'The rest.' });
      await standing(desk, 'Paid');
      await doToBill(desk, { act: 'Refund', amount: '10', reason: 'The hall was cheaper.' });
      await standing(desk, 'Paid');
      await doToBill(desk, { act: 'Refund', reason: 'The dinner was called off.' });
      await standing(desk, 'Refunded');
      const receipts = desk.getByRole('region', { name: 'Receipts' });
      await expect
        .poll(() => receipts.getByRole('link').allTextContents())
        .toEqual([
          expect.stringMatching(/^Refund /),
          expect.stringMatching(/^Refund /),
          expect.stringMatching(/^Receipt /),
          expect.stringMatching(/^Receipt /),
        ]);
      expect(await violations(desk)).toEqual([]);
      expect(await overflowOf(desk)).toEqual([]);

      const member = await people.signedIn('member', width);
      await member.goto(`${app.origin}/en/me/fees`);
      await member.getByRole('link', { name: title }).click();
      await member.getByRole('heading', { level: 1, name: title }).waitFor();
      await member.getByText('Refunded', { exact: true }).first().waitFor();
    },
    240_000,
  );

  it('point out a slip whose file was sent before', async () => {
    const desk = await people.signedIn('administrator', 1440);
    const member = await people.signedIn('member', 375);
    for (const title of ['First half of the year', 'Second half of the year']) {
      await publishFee(desk, title);
      await member.goto(`${app.origin}/en/me/fees`);
      await member.getByRole('link', { name: title }).click();
      await member.getByRole('heading', { level: 1, name: title }).waitFor();
      await sendSlip(member, '#123456');
    }
    // The other one’s card names this one too, but not with the day on which it was sent.
    const second = await queued(desk, 'Second half of the year · Sent');
    const warning = second.getByRole('alert').filter({ hasText: 'The same file was sent before:' });
    await warning.getByRole('link', { name: /First half of the year \(Waiting\)/ }).waitFor();
    expect(await violations(desk)).toEqual([]);
  });

  it.each([1440, 375])(
    'on %i pixels have every receipt in a list, found by its number, with what cancelled it',
    async (width) => {
      const title = `Paper of the council ${width}`;
      const desk = await people.signedIn('administrator', width);
      await publishFee(desk, title);
      await openBill(desk, title);
      await doToBill(desk, { act: 'Book a payment', reason: 'Paid in the office.' });
      const given = desk.getByRole('region', { name: 'Receipts' }).getByRole('link', { name: /^Receipt / });
      const number = (await given.textContent())?.replace('Receipt ', '') ?? '';
      await desk.getByRole('button', { name: /^Take back: Payment/ }).click();
      await desk.getByRole('dialog').getByLabel('Reason').fill('It was another bill.');
      await desk.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
      await desk.getByText(/cancelled by \d{4}-\d{6}/).waitFor();

      await desk.goto(`${app.origin}/en/manage/receipts`);
      await desk.getByRole('textbox', { name: 'Search' }).fill(number);
      const found = main(desk).getByText(/cancelled by \d{4}-\d{6}/);
      await expect.poll(() => found.count(), { timeout: 30_000 }).toBe(1);
      await main(desk).getByText(number).first().waitFor();
      expect(await violations(desk)).toEqual([]);
      expect(await overflowOf(desk)).toEqual([]);
      if (width > 600) {
        const paper = await desk.getByRole('link', { name: `Receipt ${number} as a PDF` }).getAttribute('href');
        const answer = await desk.request.get(new URL(paper ?? '', app.origin).href);
        expect(answer.headers()['content-type']).toBe('application/pdf');
      }
    },
    240_000,
  );

  it.each([1440, 375])('on %i pixels say whom no reminder reached and why, and lead to the bill', async (width) => {
    const desk = await people.signedIn('administrator', width);
    await desk.goto(`${app.origin}/en/manage`);
    const queue = desk.getByRole('region', { name: 'Reminders that did not arrive' });
    await queue.getByRole('link').first().waitFor();
    await desk.goto(`${app.origin}/en/manage/undelivered`);
    const unreached = main(desk).getByText('No e-mail address, and nothing in the portal').first();
    await unreached.waitFor();
    await unreached.click();
    await desk.getByRole('region', { name: 'Who changed what, and why' }).waitFor();
    expect(new URL(desk.url()).pathname).toMatch(/^\/en\/manage\/bills\/\d+$/);
  });
});

describe('the member’s pages of dues', () => {
  it.each([375, 768, 1440].flatMap((width) => ['', '/en'].map((base) => [width, base] as const)))(
    'on %i pixels below “%s” break no rule of access and nothing sticks out',
    async (width, base) => {
      const page = await people.signedIn('member', width);
      await page.goto(`${app.origin}${base}/me/fees`);
      for (const step of ['the list', 'a bill']) {
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await violations(page), step).toEqual([]);
        expect(await overflowOf(page), step).toEqual([]);
        const bill = page.locator(`a[href^="${base}/me/fees/"]`).first();
        if (step === 'the list') await page.goto(app.origin + (await bill.getAttribute('href')));
      }
    },
  );
});

const screens = ['fees', 'fees/create', 'bills', 'vouchers', 'ledger', 'receipts', 'undelivered', 'duesSettings'];

describe('the desk’s screens of dues', () => {
  it.each(screens.flatMap((screen) => [375, 1440].map((width) => [screen, width] as const)))(
    '%s on %i pixels breaks no rule of access and nothing sticks out',
    async (screen, width) => {
      const page = await people.signedIn('administrator', width);
      await page.goto(`${app.origin}/manage/${screen}`);
      await main(page).locator('h2, form, [role=tabpanel], table, ul').first().waitFor();
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      expect(await violations(page)).toEqual([]);
      expect(await overflowOf(page)).toEqual([]);
    },
  );

  it('hand the books of the days that are shown to an accountant', async () => {
    const page = await people.signedIn('administrator', 1440);
    await page.goto(`${app.origin}/en/manage/ledger`);
    await page.getByText('The books add up: the difference is 0.00.').waitFor();
    await page.getByRole('button', { name: 'Last year' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'For the accountant: CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^ledger-\d{4}-01-01-\d{4}-01-01\.csv$/);
  });

  it('show the books of the bills that are asked for, and hand out just those', async () => {
    const page = await people.signedIn('administrator', 1440);
    await page.goto(`${app.origin}/en/manage/ledger`);
    await page.getByText('The books add up: the difference is 0.00.').waitFor();
    const totals = () => main(page).locator('dl dd').allTextContents();
    const all = await totals();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Waived', exact: true }).click();
    await expect.poll(totals, { timeout: 30_000 }).not.toEqual(all);
    await page.getByText('The books add up: the difference is 0.00.').waitFor();
    const [receivable] = await totals();
    expect(receivable).toBe('CN¥0.00');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'For the accountant: CSV' }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    expect(text).toContain('waiver');
    expect(text).not.toContain('payment');
  });
});
