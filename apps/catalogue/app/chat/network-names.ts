import { m } from '../paraglide/messages';

/** What people call the networks; those that are called otherwise in another language ask for their words. */
const names: Readonly<Record<string, string | (() => string)>> = {
  whatsapp: 'WhatsApp',
  wechat: m.chat_wechat,
  telegram: 'Telegram',
  line: 'LINE',
  email: m.chat_email,
  phone: m.chat_phone,
  sms: m.chat_sms,
  skype: 'Skype',
  messenger: 'Messenger',
  qq: 'QQ',
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  x: 'X',
  viber: 'Viber',
  zalo: 'Zalo',
  kakaotalk: 'KakaoTalk',
  signal: 'Signal',
};

export function networkName(type: string): string {
  const name = Object.hasOwn(names, type) ? names[type] : undefined;
  return typeof name === 'function' ? name() : (name ?? type);
}
