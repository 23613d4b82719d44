import type { PortalContext } from '../context';
import { activityTexts } from '../database/schema';
import { readWords } from '../database/words-of';

/** What an activity is called and where it is, in the reader's language. */
export function readTitle(context: Pick<PortalContext, 'db' | 'language'>, activityId: number) {
  const { title, place } = activityTexts;
  return readWords(context, [activityTexts, activityTexts.activityId], activityId, { title, place });
}
