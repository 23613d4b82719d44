import { html } from '@selvedge/server-kit';
import type { Language, NoticeWords } from '../database/schema';

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
    html: html`<p>${text}</p>${page === null ? '' : html`<p><a href="${page}">${open}</a></p>`}<hr><p>${site}<br>${choose} <a href="${settings}">${settings}</a></p>`
      .markup,
    fromName: site,
  };
}
