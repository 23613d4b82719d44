import type { SocialChatEntry } from './social-chat-entry';

/** How a network is reached: by opening an address, or by a code that a phone's app reads off the screen. */
export interface SocialAddress {
  readonly kind: 'link' | 'qr';
  readonly address: string;
}

type Account = Omit<SocialChatEntry, 'type'>;

/** Each network with the address that opens a conversation there. */
const networks = {
  whatsapp: (entry) => link(`https://wa.me/${numberOf(entry)}${query({ text: entry.message })}`),
  wechat: ({ account }) => ({ kind: 'qr', address: wechatAddress(account) }),
  telegram: (entry) =>
    isNumber(entry.account)
      ? link(`https://t.me/+${numberOf(entry)}`)
      : link(`https://t.me/${nameOf(entry)}${query({ text: entry.message })}`),
  line: (entry) =>
    entry.account.startsWith('@')
      ? link(`https://line.me/R/ti/p/%40${nameOf(entry)}`)
      : link(`https://line.me/R/ti/p/~${nameOf(entry)}`),
  email: ({ account, message }) => link(`mailto:${mailbox(account)}${query({ subject: message })}`),
  phone: (entry) => link(`tel:+${numberOf(entry)}`),
  sms: (entry) => link(`sms:+${numberOf(entry)}${query({ body: entry.message })}`),
  skype: (entry) => link(`skype:${nameOf(entry)}?chat`),
  messenger: (entry) => link(`https://m.me/${nameOf(entry)}${query({ text: entry.message })}`),
  qq: (entry) =>
    link(`https://wpa.qq.com/msgrd${query({ v: '3', uin: digits(entry.account), site: 'qq', menu: 'yes' })}`),
  instagram: (entry) => link(`https://ig.me/m/${nameOf(entry)}`),
  facebook: (entry) => link(`https://www.facebook.com/${nameOf(entry)}`),
  linkedin: (entry) => link(`https://www.linkedin.com/in/${nameOf(entry)}`),
  x: (entry) => link(`https://x.com/${nameOf(entry)}`),
  viber: (entry) => link(`viber://chat${query({ number: `+${numberOf(entry)}` })}`),
  zalo: (entry) => link(`https://zalo.me/${numberOf(entry)}`),
  kakaotalk: (entry) => link(`https://pf.kakao.com/${nameOf(entry)}/chat`),
  signal: (entry) => link(`https://signal.me/#p/+${numberOf(entry)}`),
} as const satisfies Record<string, (entry: Account) => SocialAddress>;

/** A network of the social chat whose address is known. */
export type SocialNetwork = keyof typeof networks;

/**
 * The networks of the social chat (specification §3: type).
 *
 * @example
 * socialNetworks.includes('whatsapp'); // true
 */
export const socialNetworks = Object.keys(networks) as readonly SocialNetwork[];

/**
 * Where a conversation with an entry of the social chat begins (specification §2, §3), with everything that stands in
 * the entry encoded. Null for a network that is not known, and for an account that names nobody: such an entry is shown
 * by its account alone.
 *
 * @example
 * socialAddress({ type: 'whatsapp', areaCode: '86', account: '138 0000 0000', message: 'Hi!' });
 * // { kind: 'link', address: 'https://wa.me/8613800000000?text=Hi!' }
 */
export function socialAddress({ type, ...entry }: SocialChatEntry): SocialAddress | null {
  const network = type.trim().toLowerCase();
  if (!isNetwork(network) || entry.account.trim() === '') return null;
  const made = networks[network]({ ...entry, account: entry.account.trim() });
  return usesNumber.has(network) && numberOf(entry) === '' ? null : made;
}

const usesNumber: ReadonlySet<SocialNetwork> = new Set(['whatsapp', 'phone', 'sms', 'viber', 'zalo', 'signal']);

function isNetwork(type: string): type is SocialNetwork {
  return Object.hasOwn(networks, type);
}

function link(address: string): SocialAddress {
  return { kind: 'link', address };
}

/** Only the parameters that say something; a space is `%20`, since mail programs show a plus. */
function query(parameters: Readonly<Record<string, string>>): string {
  const said = Object.entries(parameters).filter(([, value]) => value !== '');
  if (said.length === 0) return '';
  return `?${said.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/** Half of a character that is written in two, alone, cannot be encoded; it says nothing either. */
function encode(text: string): string {
  return encodeURIComponent(
    text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, ''),
  );
}

/** An account as a part of a path, without the sign that people write before it. */
function nameOf({ account }: Account): string {
  return encode(account.replace(/^@/, ''));
}

/** A mailbox keeps its at sign readable. */
function mailbox(account: string): string {
  return encode(account).replace('%40', '@');
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

function isNumber(account: string): boolean {
  return /^\+?[\d\s()-]+$/.test(account);
}

/** The number with its country, digits only; one that begins with a plus has its country already. */
function numberOf({ areaCode, account }: Account): string {
  return account.trim().startsWith('+') ? digits(account) : digits(areaCode) + digits(account);
}

/** What the app's camera understands; an address of one's own code is taken as it is. */
function wechatAddress(account: string): string {
  return /^(?:https:\/\/u\.wechat\.com|weixin:)\//.test(account) ? account : `weixin://dl/chat?${encode(account)}`;
}
