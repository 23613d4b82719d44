import { basketStore } from '../inquiry/use-basket';
import { noteAction } from './note-action';
import { noteSubmission } from './note-submission';

/**
 * Watches what is done on a page, in one place for all pages: parts of pages need not know that they are counted.
 *
 * @returns how to stop
 */
export function watchPage(): () => void {
  const stops = [watchClicks(), watchFilms(), watchBasket()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Before the page's own handlers, because those may take the button or the page away. */
function watchClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement | HTMLInputElement>('button, input[type=submit]');
    if (button?.type === 'submit' && button.form) noteSubmission(button.form);
    if (target.closest('a[href^="/downloads/"], a[download]')) noteAction('download');
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Each film of a page once, however often it is stopped and played on. Events of films do not bubble. */
function watchFilms(): () => void {
  const played = new WeakSet<EventTarget>();
  const onPlay = ({ target }: Event) => {
    if (target === null || played.has(target)) return;
    played.add(target);
    noteAction('film_play');
  };
  document.addEventListener('play', onPlay, true);
  return () => document.removeEventListener('play', onPlay, true);
}

function watchBasket(): () => void {
  const basket = basketStore();
  let count = basket.get().items.length;
  return basket.subscribe(() => {
    const { length } = basket.get().items;
    if (length > count) noteAction('inquiry_add');
    // A basket that was sent is emptied as a whole.
    if (length === count - 1 && length > 0) noteAction('inquiry_remove');
    count = length;
  });
}
