import { expect, it } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

const { app, people } = await portalInBrowser();

it('what the desk or the server refuses of an event leads back to its field', async () => {
  const page = await people.signedIn('administrator', 1440);
  await page.goto(`${app.origin}/en/manage/activities/create`);
  const [ends, party] = [page.getByLabel(/^Ends/), page.getByLabel(/^Largest party/)];
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('Title').first().fill('Led back');
  await page.getByLabel(/^Begins/).fill('2027-05-01T10:00');
  await ends.fill('2027-05-01T09:00');
  await save.click();
  await page.getByText('It has to end after it begins.').waitFor();
  await ends.fill('2027-05-01T11:00');
  await party.fill('0');
  // Only the server knows how small a party may be.
  await save.click();
  await expect.poll(() => party.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => party.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Title').first().inputValue()).toBe('Led back');
});

it('what is wrong with a stage of joining is told at that stage', async () => {
  const page = await people.signedIn('administrator', 375);
  await page.goto(`${app.origin}/en/manage/joinSettings`);
  const days = page.getByRole('group').filter({ hasText: 'Visit' }).getByLabel('Days');
  await days.fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => days.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => days.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('a file of members is tried, told of from the beginning, and left for another one', async () => {
  const page = await people.signedIn('administrator', 375);
  await page.goto(`${app.origin}/en/manage/memberImport`);
  const attempt = page.getByRole('button', { name: 'Try the file' });
  const buffer = Buffer.from('Name,E-mail\nBo Madsen,bo@example.test\nCarl Holm,nobody\n');
  await page.getByLabel('File', { exact: true }).setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer });
  await attempt.click();
  await page.getByText('2 rows: 1 can be taken, 1 cannot.').waitFor();
  const heading = page.getByRole('heading', { name: 'What would happen' });
  await expect.poll(() => heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
  expect(await attempt.count()).toBe(0);
  await page.getByRole('button', { name: 'Another file' }).click();
  await attempt.waitFor();
  expect(await attempt.isEnabled()).toBe(false);
  expect(await heading.count()).toBe(0);
});
