import { mayNoteHere, onChoice } from './consent-store';
import { createNoteQueue, type NoteQueue, type Notes } from './note-queue';
import { forgetVisitor, rememberVisitor, visitorCodeIn } from './visitor-code';

/** How often the browser tells what has gathered, in milliseconds. */
const flushEvery = 5000;

const noteAddress = '/visit-note';

let site: number | undefined;

/** The browser's one queue: what is noted before the site is known waits in it. */
export const notes: NoteQueue = createNoteQueue({ send: sendNotes, now: () => performance.now() });

/**
 * Begins to tell the server what is noted: every few seconds, and when the page is left or hidden, which is the last
 * moment that a phone gives.
 *
 * @returns how to stop
 */
export function startNoting(siteId: number): () => void {
  site = siteId;
  const leave = () => {
    if (document.visibilityState === 'hidden') notes.flush();
  };
  const timer = window.setInterval(notes.flush, flushEvery);
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', notes.flush);
  const forget = onChoice(settleCode);
  settleCode();
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('pagehide', notes.flush);
    forget();
  };
}

/** A visitor who may be noted has a code, and another one has none. */
function settleCode(): void {
  if (mayNoteHere()) {
    rememberVisitor(document);
  } else {
    notes.clear();
    forgetVisitor(document);
  }
}

function sendNotes({ actions, links }: Notes): boolean {
  if (site === undefined) return false;
  const visitor_code = visitorCodeIn(document.cookie);
  // A browser that keeps no cookie cannot be known again, so there is nobody to note anything about.
  if (!mayNoteHere() || visitor_code === null) return true;
  const body = new Blob([JSON.stringify({ site_id: site, visitor_code, actions, links })], {
    type: 'application/json',
  });
  return navigator.sendBeacon(noteAddress, body);
}
