/** What a visitor did on a page, named as on the wire (specification §7, visitor-action/insert). */
export interface NotedAction {
  readonly page_url: string;
  readonly content_type: string;
  readonly page_type: string;
  readonly page_action: string;
}

/** An external or social link that a visitor opened (specification §7, visitor-url/insert). */
export interface NotedLink {
  readonly name: string;
  readonly source_url: string;
  readonly target_url: string;
}

/** What the browser has gathered; `age` is in milliseconds. */
export interface Notes {
  readonly actions: readonly (NotedAction & { readonly age: number })[];
  readonly links: readonly NotedLink[];
}

export interface NoteQueue {
  readonly addAction: (action: NotedAction) => void;
  readonly addLink: (link: NotedLink) => void;
  /** Sends what has gathered, if anything has. */
  readonly flush: () => void;
  /** Forgets what has gathered. */
  readonly clear: () => void;
}

/** The most that is sent at once; the API takes no more. */
export const mostNotes = 50;

export interface NoteQueueOptions {
  /** Sends the notes; false when the browser would not take them, so that they are tried again. */
  readonly send: (notes: Notes) => boolean;
  /** The time in milliseconds, from any start. */
  readonly now: () => number;
}

/** Gathers what is to be noted, so that a page view costs no request of its own. */
export function createNoteQueue({ send, now }: NoteQueueOptions): NoteQueue {
  let actions: (NotedAction & { readonly at: number })[] = [];
  let links: NotedLink[] = [];

  const flush = () => {
    if (actions.length === 0 && links.length === 0) return;
    const sent = { actions: actions.slice(0, mostNotes), links: links.slice(0, mostNotes) };
    const moment = now();
    const notes = {
      actions: sent.actions.map(({ at, ...action }) => ({ ...action, age: Math.max(0, Math.round(moment - at)) })),
      links: sent.links,
    };
    if (!send(notes)) return;
    actions = actions.slice(sent.actions.length);
    links = links.slice(sent.links.length);
  };

  return {
    addAction(action) {
      // A browser that refuses to send for hours must not fill its memory.
      actions = [...actions, { ...action, at: now() }].slice(-mostNotes);
      if (actions.length === mostNotes) flush();
    },
    addLink(link) {
      links = [...links, link].slice(-mostNotes);
    },
    flush,
    clear() {
      actions = [];
      links = [];
    },
  };
}
