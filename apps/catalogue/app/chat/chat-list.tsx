import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import type { ChatEntry } from './chat-data';
import styles from './chat-list.module.css';
import { ChatWays } from './chat-ways';

/** The ways to chat, loaded when they are first shown. */
export function ChatList() {
  const { data, load } = useFetcher<{ entries: ChatEntry[] }>();
  const address = useSiteAddress()('/chat-entries');
  useEffect(() => load(address), [load, address]);
  if (!data) return <p className={styles.loading}>{m.chat_loading()}</p>;
  if (data.entries.length === 0) return <p>{m.chat_none()}</p>;
  return <ChatWays entries={data.entries} />;
}
