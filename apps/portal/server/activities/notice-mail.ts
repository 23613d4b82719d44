import { html } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { type activityNotices, activityTexts, communityTexts } from '../database/schema';
import { pagePath } from '../site-files/page-address';
import type { Activity, Enrolment, Reading } from './enrolment-queries';

interface Notice {
  readonly activity: Activity;
  readonly party: Enrolment;
  readonly notice: typeof activityNotices.$inferSelect;
  readonly origin: string;
}

/** The mail that brings an announcement to somebody enrolled. */
export async function noticeMail(db: Reading, { activity, party, notice, origin }: Notice) {
  const { language, accountId, id } = party;
  const titles = await db.select().from(activityTexts).where(eq(activityTexts.activityId, activity.id));
  const names = await db.select().from(communityTexts).where(eq(communityTexts.communityId, activity.communityId));
  const own = <Text extends { readonly language: string }>(texts: readonly Text[]) =>
    texts.find((text) => text.language === language) ?? texts[0];
  const site = own(names)?.name ?? '';
  const title = own(titles)?.title ?? '';
  const address = accountId === null ? null : origin + pagePath(`/me/activities/${id}`, language);
  const paragraphs = notice.body.split(/\n{2,}/);
  return {
    subject: `${notice.title} · ${title}`,
    text: [notice.title, title, notice.body, address ?? '', `—— ${site}`].filter(Boolean).join('\n\n'),
    html: html`<p><strong>${notice.title}</strong></p><p>${title}</p>${paragraphs.map((text) => html`<p>${text}</p>`)}${
      address === null ? undefined : html`<p><a href="${address}">${address}</a></p>`
    }<p>${site}</p>`.markup,
    fromName: site,
  };
}
