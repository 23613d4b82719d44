import { html } from '@selvedge/server-kit';
import type { Language } from '../database/schema';

interface Invitation {
  readonly name: string;
  readonly origin: string;
  readonly token: string;
  readonly site: ReadonlyMap<Language, string>;
}

/** Asks a member to sign in. Nobody has told us in which language, so it says it in both. */
export function invitationMail({ name, origin, token, site }: Invitation) {
  const chinese = site.get('zh-cn') ?? site.get('en') ?? '';
  const english = site.get('en') ?? chinese;
  const links = { 'zh-cn': `${origin}/invitation/${token}`, en: `${origin}/en/invitation/${token}` };
  const words = {
    'zh-cn': `${name}，您好！您是${chinese}的会员。请点击链接登录或注册，会员证、会费和活动即可在网上办理：`,
    en: `Dear ${name}, you are a member of ${english}. Sign in or register by this link; your card, dues and activities are waiting there:`,
  };
  return {
    subject: `${chinese} · 会员登录邀请 / Your membership online`,
    text: `${words['zh-cn']}\n${links['zh-cn']}\n\n${words.en}\n${links.en}`,
    html: html`<p lang="zh-CN">${words['zh-cn']}<br><a href="${links['zh-cn']}">${links['zh-cn']}</a></p><p lang="en">${words.en}<br><a href="${links.en}">${links.en}</a></p>`
      .markup,
    fromName: chinese,
  };
}
