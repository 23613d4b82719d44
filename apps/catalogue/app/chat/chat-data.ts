/** An entry of the chat as the widget shows it. */
export interface ChatEntry {
  /** The network: `whatsapp`, `wechat` … */
  readonly type: string;
  /** Whom one reaches there. */
  readonly account: string;
  /** Null where the network has no address that a browser could open. */
  readonly href: string | null;
  /** The picture of a code for a phone's app, as a data address. */
  readonly code: string | null;
}
