import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { JoiningWorld } from './joining-world';

/** What the secretariat does with applications on the screens of the desk. */
export function joiningDesk(desk: Page, { en }: Pick<JoiningWorld, 'en'>) {
  const acts = desk.getByRole('region').filter({ has: desk.locator('#acts') });
  const press = (name: string) => acts.getByRole('button', { name, exact: true }).click();
  const write = (text: string) => acts.getByLabel('Note, question or reason').fill(text);
  const standsAt = (stage: string) => acts.getByRole('heading', { level: 2, name: stage, exact: true }).waitFor();
  const history = desk.getByRole('region', { name: 'What has happened' });
  return {
    press,
    write,
    standsAt,
    history,
    /** Finds an application in the queue by its applicant's name, and opens it. */
    async open(name: string) {
      await desk.goto(en('/manage/joining'));
      await desk.getByPlaceholder('Search').fill(name);
      // The list is narrowed before its row is pressed: what moves is not hit.
      await desk.waitForURL(/keywords/);
      await desk.getByText(name).first().click();
      await desk.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    },
    /** Lets it go on, to the stage that is next. */
    async advance(button: string, next: string) {
      await press(button);
      await standsAt(next);
    },
    /** Waits until it has gone on by itself. */
    async comesTo(stage: string) {
      await expect
        .poll(
          async () => {
            await desk.reload();
            await acts.getByRole('heading', { level: 2 }).waitFor();
            return acts.getByRole('heading', { level: 2 }).textContent();
          },
          { timeout: 90_000, interval: 2000 },
        )
        .toBe(stage);
    },
    /** Chooses the stages of applications that are sent from now on, and who votes. */
    async chooseStages(isIn: Readonly<Record<string, boolean>>, offices: readonly string[] = []) {
      await desk.goto(en('/manage/joinSettings'));
      await desk.getByRole('heading', { name: 'Stages of an application' }).waitFor();
      for (const [stage, wanted] of Object.entries(isIn)) {
        await desk.getByRole('checkbox', { name: stage, exact: true }).setChecked(wanted);
      }
      if (offices.length > 0) {
        await desk.getByRole('combobox', { name: /^Offices that vote/ }).click();
        for (const office of offices) await desk.getByRole('option', { name: office, exact: true }).click();
        await desk.keyboard.press('Escape');
      }
      await desk.getByRole('button', { name: 'Save', exact: true }).click();
      await desk.getByText('Saved.', { exact: true }).waitFor();
    },
    /** Gives somebody an office from today. */
    async giveOffice(office: string, name: string) {
      await desk.goto(en('/manage/positions'));
      await desk.getByRole('button', { name: office, exact: true }).click();
      await desk.getByLabel('Name, company, phone or e-mail').fill(name);
      await desk.getByRole('button', { name: 'Search', exact: true }).click();
      await desk.getByRole('button', { name: `Give the office: ${name}`, exact: true }).click();
      await desk.getByText('Kept. It holds from this moment on.').waitFor();
    },
    /** Accepts the slip that somebody has sent. */
    async acceptSlip(name: string) {
      await desk.goto(en('/manage/vouchers'));
      const slip = desk.locator('article').filter({ hasText: name });
      await slip.locator('img').waitFor();
      await slip.getByRole('button', { name: 'Accept' }).click();
      await desk.getByText(/^Accepted\. Receipt/).waitFor();
    },
  };
}
