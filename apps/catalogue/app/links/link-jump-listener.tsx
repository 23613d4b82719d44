import { useEffect } from 'react';
import { askBeforeLeaving } from './link-jump';

/** Makes every external link of the page ask before it is followed (specification §2). */
export function LinkJumpListener() {
  useEffect(() => askBeforeLeaving(document), []);
  return null;
}
