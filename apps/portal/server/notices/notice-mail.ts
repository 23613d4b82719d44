import { html, putMail } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { communityTexts, type Language, type NoticeWords } from '../database/schema';

const words = {
  'zh-cn': { open: '打开', switch: '不想再收到此类邮件？可在此设置：' },
  en: { open: 'Open', switch: 'To choose which mails you get:' },
} as const satisfies Record<Language, unknown>;

/** A page of the portal as somebody opens it from outside. */
export function pageOutside(origin: string, address: string, language: Language): string {
  return `${origin}${language === 'zh-cn' ? '' : `/${language}`}${address}`;
}

interface NoticeMail {
  readonly site: string;
  readonly origin: string;
  readonly language: Language;
  readonly words: NoticeWords;
  readonly address: string | null;
}

/** A notice as a mail; it tells where mails like it are switched off. */
export function noticeMail({ site, origin, language, words: { title, text }, address }: NoticeMail) {
  const { open, switch: choose } = words[language];
  const page = address === null ? null : pageOutside(origin, address, language);
  const settings = pageOutside(origin, '/me/notices#ways', language);
  return {
    subject: `${title} · ${site}`,
    text: [text, page, `—\n${site}\n${choose} ${settings}`].filter((part) => part !== null).join('\n\n'),
    html: html`${paragraphsOf(text)}${page === null ? '' : html`<p><a href="${page}">${open}</a></p>`}<hr><p>${site}<br>${choose} <a href="${settings}">${settings}</a></p>`
      .markup,
    fromName: site,
  };
}

interface MailWithoutAccount {
  readonly communityId: number;
  /** Under it the mail is sent once. */
  readonly key: string;
  readonly words: Readonly<Record<Language, NoticeWords>>;
  readonly to: string;
  readonly language: Language;
}

/** Writes to somebody who has no account, and so no page and nothing to switch. */
export async function mailWithoutAccount(
  tx: Pick<PortalDb, 'select' | 'execute'>,
  { communityId, key, words: said, to, language }: MailWithoutAccount,
): Promise<void> {
  const [community] = await tx
    .select({ name: communityTexts.name })
    .from(communityTexts)
    .where(and(eq(communityTexts.communityId, communityId), eq(communityTexts.language, language)));
  const { title, text } = said[language];
  const site = community?.name ?? '';
  await putMail(tx, {
    key,
    to,
    subject: `${title} · ${site}`,
    text: [text, `—\n${site}`].join('\n\n'),
    html: html`${paragraphsOf(text)}<hr><p>${site}</p>`.markup,
    fromName: site,
  });
}

/** An empty line begins a new paragraph. */
function paragraphsOf(text: string) {
  return text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`);
}
