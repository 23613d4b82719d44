import { html } from '@selvedge/server-kit';
import type { Language } from '../database/schema';

const words = {
  'zh-cn': {
    subject: '密码已更改',
    text: '您账号的密码刚刚更改，其他设备上的登录已全部退出。如非本人操作，请立即重设密码并联系我们。',
  },
  en: {
    subject: 'Your password was changed',
    text: 'The password of your account has just been changed, and you were signed out everywhere else. If this was not you, set a new password at once and write to us.',
  },
} as const satisfies Record<Language, unknown>;

/** Tells the owner of an account that its password is another one now. */
export function passwordMail(site: string, language: Language) {
  const { subject, text } = words[language];
  return {
    subject: `${subject} · ${site}`,
    text: `${text}\n\n${site}`,
    html: html`<p>${text}</p><p>${site}</p>`.markup,
    fromName: site,
  };
}
