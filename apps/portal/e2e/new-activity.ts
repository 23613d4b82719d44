import type { RunningApp } from '@selvedge/server-kit/e2e';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;

/** How the secretariat, signed in on a page, makes an activity to come; its number is answered. */
export const newActivity =
  (app: RunningApp) =>
  async (desk: Page, title: string, more: object = {}): Promise<number> => {
    const text = { title, place: 'The dye house', summary: 'A vat is opened.', body: 'Bring a shirt.' };
    const ticket = {
      seats: null,
      price: 0,
      member_price: null,
      is_for_members: false,
      texts: { 'zh-cn': { title: '普通票' }, en: { title: 'Standard' } },
    };
    const answer = await desk.request.post(`${app.origin}/v1/cc/activity/create`, {
      data: {
        ccId: 1,
        state: 'published',
        start_time: inDays(9),
        end_time: inDays(9) + 7200,
        close_time: null,
        seats: 6,
        audience: 'everyone',
        is_top: false,
        has_waiting_list: true,
        offer_hours: 24,
        largest_party: 6,
        img_url: null,
        texts: { 'zh-cn': text, en: text },
        tickets: [ticket],
        form: null,
        ...more,
      },
    });
    expect(answer.status()).toBe(200);
    return (await answer.json()).data.id;
  };
