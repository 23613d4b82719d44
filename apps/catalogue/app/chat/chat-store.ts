import { browserStorage } from '../visitor/browser-storage';
import { type ChatPanel, inquiredStatus, metStatus, openChat, readSocialStatus, socialStatusName } from './chat-state';

/** What the widget begins with in this browser; what the opening changes is stored. */
export function openChatHere(isChatRequired: boolean): ChatPanel {
  const { panel, status } = openChat(isChatRequired, readSocialStatus(stored()));
  if (status !== null) store(String(status));
  return panel;
}

/** The visitor went on to the chat without an inquiry. */
export function rememberMet(): void {
  store(String(metStatus));
}

/** The visitor has sent an inquiry: the chat comes first at the next opening. */
export function rememberInquired(): void {
  store(String(inquiredStatus));
}

function stored(): string | null {
  try {
    return browserStorage().getItem(socialStatusName);
  } catch {
    return null;
  }
}

function store(status: string): void {
  try {
    browserStorage().setItem(socialStatusName, status);
  } catch {
    // A full or closed storage costs the visitor no more than seeing the inquiry once more.
  }
}
