import { limits } from '@selvedge/domain/limits';

/**
 * Calls back when a picture has arrived, looking every 100 ms (specification §9: image load poll). A picture that
 * failed never arrives; the answer ends the looking.
 */
export function whenLoaded(picture: HTMLImageElement, then: () => void): () => void {
  const isThere = () => picture.complete && picture.naturalWidth > 0;
  if (isThere()) {
    then();
    return () => {};
  }
  const timer = setInterval(() => {
    if (!isThere()) return;
    clearInterval(timer);
    then();
  }, limits.imageLoadPoll);
  return () => clearInterval(timer);
}
