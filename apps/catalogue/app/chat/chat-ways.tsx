import { m } from '../paraglide/messages';
import { noteLinkClick } from '../visitor/note-link';
import type { ChatEntry } from './chat-data';
import styles from './chat-list.module.css';
import { networkName } from './network-names';

/** The ways to chat as a list; it works without script. */
export function ChatWays({ entries }: { readonly entries: readonly ChatEntry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={`${entry.type} ${entry.account}`} className={styles.entry} data-network={entry.type}>
          <Way entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Way({ entry: { type, account, href, code } }: { readonly entry: ChatEntry }) {
  const name = networkName(type);
  const words = (
    <>
      {/* The space is not seen: it keeps the two apart for those who listen. */}
      <span className={styles.name}>{name}</span> <bdi className={styles.account}>{account}</bdi>
    </>
  );
  if (code !== null) {
    return (
      <details className={styles.code}>
        <summary className={styles.way}>{words}</summary>
        <img src={code} width="200" height="200" alt={m.chat_code_alt({ name, account })} />
        <p>{m.chat_code_hint({ name })}</p>
      </details>
    );
  }
  if (href === null) return <p className={styles.way}>{words}</p>;
  const isPage = /^https?:/.test(href);
  // Other sites are asked about and noted where all links are (specification §2); what opens a program is noted here.
  const note = () => noteLinkClick({ name: type, sourceUrl: window.location.href, targetUrl: href });
  return (
    <a className={styles.way} href={href} {...(isPage ? { target: '_blank', rel: 'noopener' } : { onClick: note })}>
      {words}
    </a>
  );
}
