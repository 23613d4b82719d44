import { limits } from '@selvedge/domain/limits';

/** `info` tells, `success` confirms, `error` interrupts a screen reader. */
export type MessageKind = 'info' | 'success' | 'error';

export interface Message {
  readonly id: number;
  readonly text: string;
  readonly kind: MessageKind;
  /** In milliseconds; Infinity stays until it is closed. */
  readonly duration: number;
}

/** Where messages can be shown: the page, and each open dialog, because a dialog silences what lies below it. */
export type MessageHost = symbol;

interface State {
  readonly messages: readonly Message[];
  /** The last one shows the messages. */
  readonly hosts: readonly MessageHost[];
}

/** More than these at once cover the page; the oldest one goes. */
const mostMessages = 3;

const nothing: State = { messages: [], hosts: [] };
let state = nothing;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/**
 * Shows a message above the page, or in the dialog that is open, for 3 seconds unless told otherwise (specification
 * §4). Only for the browser: a server has no screen. The function that comes back takes the message away.
 *
 * @example
 * showMessage(m.copied(), { kind: 'success' });
 */
export function showMessage(
  text: string,
  { kind = 'info', duration = limits.messageDuration }: Partial<Pick<Message, 'kind' | 'duration'>> = {},
): () => void {
  const id = ++lastId;
  // The same words twice are one message, shown anew.
  const others = state.messages.filter((message) => message.text !== text);
  change({ messages: [...others, { id, text, kind, duration }].slice(-mostMessages) });
  return () => removeMessage(id);
}

export function removeMessage(id: number): void {
  change({ messages: state.messages.filter((message) => message.id !== id) });
}

/** Makes a place the one that shows messages, until the function that comes back is called. */
export function addMessageHost(host: MessageHost): () => void {
  change({ hosts: [...state.hosts, host] });
  return () => change({ hosts: state.hosts.filter((each) => each !== host) });
}

export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function messageState(): State {
  return state;
}

/** A page as the server draws it has none. */
export function noMessages(): State {
  return nothing;
}
