import { limits } from '@selvedge/domain/limits';

/**
 * Calls back once when a picture has come, or cannot: at once when it was in the cache, else at its event. An event
 * may have passed before anybody listened, so a look every 100 ms stands behind it (specification §9, image load
 * poll).
 *
 * @returns stops waiting
 */
export function whenLoaded(picture: HTMLImageElement, onLoaded: () => void): () => void {
  if (picture.complete) {
    onLoaded();
    return () => {};
  }
  const poll = setInterval(() => picture.complete && done(), limits.imageLoadPoll);
  const stop = () => {
    clearInterval(poll);
    picture.removeEventListener('load', done);
    picture.removeEventListener('error', done);
  };
  function done() {
    stop();
    onLoaded();
  }
  picture.addEventListener('load', done);
  picture.addEventListener('error', done);
  return stop;
}
