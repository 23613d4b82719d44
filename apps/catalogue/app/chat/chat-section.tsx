import page from '../layout/page.module.css';
import { m } from '../paraglide/messages';
import type { ChatEntry } from './chat-data';
import styles from './chat-section.module.css';
import { ChatWays } from './chat-ways';

/** The ways to chat on a page: the chat's window needs a script, this does not. */
export function ChatSection({ entries }: { readonly entries: readonly ChatEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={`${page.frame} ${page.section} ${styles.ways}`} aria-labelledby="ways-to-chat">
      <h2 id="ways-to-chat" className={page.sectionTitle}>
        {m.chat_title()}
      </h2>
      <ChatWays entries={entries} />
    </section>
  );
}
