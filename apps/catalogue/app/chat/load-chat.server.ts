import { parseSocialChatEntry, type SocialChatEntry, socialAddress } from '@selvedge/domain/site';
import { toString as drawCode } from 'qrcode';
import type { CatalogueApi } from '../api.server';
import type { ChatEntry } from './chat-data';

/** Loads the entries of the chat with their addresses; an entry that cannot be read is left out. */
export async function loadChat(api: Pick<CatalogueApi, 'site'>): Promise<ChatEntry[]> {
  const { social } = await api.site.baseInfo();
  const entries = social.map((raw) => parseSocialChatEntry(raw));
  return Promise.all(entries.flatMap((entry) => (entry.ok ? [chatEntry(entry.value)] : [])));
}

async function chatEntry(entry: SocialChatEntry): Promise<ChatEntry> {
  const reached = socialAddress(entry);
  const number = entry.areaCode === '' || entry.account.startsWith('+') ? '' : `+${entry.areaCode} `;
  return {
    type: entry.type.toLowerCase(),
    account: number + entry.account,
    href: reached?.kind === 'link' ? reached.address : null,
    code: reached?.kind === 'qr' ? await codePicture(reached.address) : null,
  };
}

/** Dark on light with a quiet zone, whatever the page's colours are: cameras read nothing else for sure. */
async function codePicture(address: string): Promise<string> {
  const svg = await drawCode(address, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
