/** What the widget shows first when it is opened. */
export type ChatPanel = 'inquiry' | 'chat';

/** What a browser keeps of the chat (specification §4); null before anything was stored. */
export type SocialStatus = 1 | 2 | null;

export const socialStatusName = 'social_status';

/** The visitor has met the chat. */
export const metStatus = 1;

/** The visitor has sent the inquiry that comes before the chat: the next opening switches to the chat. */
export const inquiredStatus = 2;

export interface ChatOpening {
  readonly panel: ChatPanel;
  /** What is stored from then on. */
  readonly status: SocialStatus;
}

/**
 * What an opened widget begins with. A stored social_status of 2 switches to the chat list once and sets it to 1
 * (specification §4); otherwise the inquiry comes first if chat is not required or no status is set (§2).
 */
export function openChat(isChatRequired: boolean, status: SocialStatus): ChatOpening {
  if (status === inquiredStatus) return { panel: 'chat', status: metStatus };
  return { panel: isChatRequired && status !== null ? 'chat' : 'inquiry', status };
}

/** Reads what is stored; anything but the two known values is none. */
export function readSocialStatus(stored: string | null): SocialStatus {
  return stored === '1' ? metStatus : stored === '2' ? inquiredStatus : null;
}
