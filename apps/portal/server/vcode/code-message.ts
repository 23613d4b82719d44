import { html } from '@selvedge/server-kit';
import type { CodeScene, Language } from '../database/schema';

/** What a code is for, as it stands in the message that brings it. */
type SentScene = Exclude<CodeScene, 'first_administrator'>;

const purposes = {
  'zh-cn': { register: '注册', login: '登录', reset: '重设密码', bind: '绑定', verify: '确认本人操作' },
  en: {
    register: 'to register',
    login: 'to sign in',
    reset: 'to set a new password',
    bind: 'to join this to your account',
    verify: 'to confirm that it is you',
  },
} as const satisfies Record<Language, Record<SentScene, string>>;

const words = {
  'zh-cn': {
    sms: (site: string, code: string, purpose: string) =>
      `【${site}】验证码 ${code}，用于${purpose}，10 分钟内有效。请勿告诉他人。`,
    subject: (code: string) => `验证码 ${code}`,
    lead: (purpose: string) => `您正在${purpose}，验证码为：`,
    link: '直接打开页面',
    ends: '10 分钟内有效，只能使用一次。请勿告诉他人，我们的工作人员不会向您索取。',
    stranger: '如非本人操作，请忽略本邮件，您的账号不会有任何变化。',
  },
  en: {
    sms: (site: string, code: string, purpose: string) =>
      `${site}: your code ${purpose} is ${code}. It ends in 10 minutes. Tell it to nobody.`,
    subject: (code: string) => `Your code: ${code}`,
    lead: (purpose: string) => `Your code ${purpose}:`,
    link: 'Open the page',
    ends: 'It ends in 10 minutes and works once. Tell it to nobody; we never ask for it.',
    stranger: 'If this was not you, leave this mail be: nothing about your account changes.',
  },
} as const satisfies Record<Language, unknown>;

interface Code {
  readonly site: string;
  readonly code: string;
  readonly scene: SentScene;
  readonly language: Language;
}

/** The short message that brings a code. */
export function codeSms({ site, code, scene, language }: Code): string {
  return words[language].sms(site, code, purposes[language][scene]);
}

/** The mail that brings a code, and where there is a page for it the link that has it filled in. */
export function codeMail({ site, code, scene, language }: Code, address: string | undefined) {
  const { subject, lead, link, ends, stranger } = words[language];
  const opening = lead(purposes[language][scene]);
  const text = [opening, code, address, ends, stranger, `—— ${site}`].filter(Boolean).join('\n\n');
  const body = html`<p>${opening}</p><p style="font-size:28px;letter-spacing:4px"><strong>${code}</strong></p>${
    address === undefined ? undefined : html`<p><a href="${address}">${link}</a></p>`
  }<p>${ends}</p><p>${stranger}</p><p>${site}</p>`;
  return { subject: `${subject(code)} · ${site}`, text, html: body.markup, fromName: site };
}
