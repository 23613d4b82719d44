import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { noteLinkClick } from '../visitor/note-link';
import type { ChatEntry } from './chat-data';
import styles from './chat-list.module.css';
import { networkName } from './network-names';

/** The ways to chat, loaded when they are first shown. */
export function ChatList() {
  const { data, load } = useFetcher<{ entries: ChatEntry[] }>();
  const address = useSiteAddress()('/chat-entries');
  useEffect(() => load(address), [load, address]);
  if (!data) return <p className={styles.loading}>{m.chat_loading()}</p>;
  if (data.entries.length === 0) return <p>{m.chat_none()}</p>;
  return (
    <ul className={styles.list}>
      {data.entries.map((entry) => (
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
      <span className={styles.name}>{name}</span>
      <bdi className={styles.account}>{account}</bdi>
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
    <a
      className={styles.way}
      href={href}
      aria-label={`${name} ${account}`}
      {...(isPage ? { target: '_blank', rel: 'noopener' } : { onClick: note })}
    >
      {words}
    </a>
  );
}
