import { overflowOf, violations } from '@selvedge/server-kit/e2e';
import type {} from 'playwright-core';
import { expect, it } from 'vitest';
import { portalInBrowser } from './portal-in-browser';

const { app, people } = await portalInBrowser();

it.each([1440, 375])(
  'at %i px a form is built by keyboard, mended where it is wrong, and asked of who enrols',
  async (width) => {
    const page = await people.signedIn('administrator', width);
    await page.goto(`${app.origin}/en/manage/activities/create`);
    const add = page.getByRole('button', { name: 'Add a question' });
    await add.waitFor();
    if (width < 900) await page.getByRole('tab', { name: 'English' }).click();
    await page.locator('#texts-en').getByLabel('Title').fill(`Built at ${width}`);
    await page.getByLabel('Begins (Beijing time)').fill('2031-03-01T09:00');
    await page.getByLabel('Ends (Beijing time)').fill('2031-03-01T12:00');
    const question = async (kind: string, words?: string) => {
      await add.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: kind }).press('Enter');
      const label = page.getByLabel('Question (English)');
      await label.waitFor();
      if (words !== undefined) await label.fill(words);
    };
    await question('Choice', 'Meal');
    await page.getByLabel('Answer 1 (English)').fill('Rice');
    await page.getByLabel('Answer 2 (English)').fill('Nothing');
    await question('Text');

    // What has no words is not saved; who saves is led to it.
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Write the question in one language at least.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
    await page.getByLabel('Question (English)').fill('Allergies');
    await page.getByRole('combobox', { name: 'Asked only after' }).click();
    await page.getByRole('option', { name: 'Meal' }).click();
    await page.getByRole('checkbox', { name: 'Rice' }).check();
    expect(await overflowOf(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog');
    expect(await preview.getByLabel('Allergies').count()).toBe(0);
    await preview.getByLabel('Rice').check();
    await preview.getByLabel('Allergies').waitFor();
    await preview.getByRole('button', { name: 'Close' }).click();
    await preview.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/activities\/\d+$/);
    const id = Number(page.url().match(/\d+$/)?.[0]);
    const answer = await page.request.get(`${app.origin}/v1/cc/activity/get/1/${id}`);
    const { form, form_version } = (await answer.json()).data;
    expect(form_version).toBe(1);
    expect(form.fields).toMatchObject([
      { kind: 'choice', key: 'choice_1', label: { en: 'Meal' }, options: [{ key: 'option_1' }, { key: 'option_2' }] },
      { kind: 'text', key: 'text_1', label: { en: 'Allergies' }, when: { key: 'choice_1', is: ['option_1'] } },
    ]);
  },
);
