import type { PortalContext } from '../context';
import { activities } from '../database/schema';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';

interface Asked {
  readonly ccId: number;
  readonly activityId: number;
}

/** @throws code 10 when the community has no such activity, 403 without the right */
export function requireActivity(context: PortalContext, { ccId, activityId }: Asked) {
  requireRight(context, 'activity.manage', ccId);
  return requireOwnRow(context.db, activities, { ccId, id: activityId });
}
