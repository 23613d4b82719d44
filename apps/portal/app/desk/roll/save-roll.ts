import type { PortalApi } from '../../api.server';
import { saveFile } from '../activities/save-file';
import { said } from '../data-provider';
import type { DeskPlace } from '../desk-context';

type Asked = Parameters<PortalApi['roll']['export']>[0];

export type RollFormat = Asked['format'];

/** Has the browser save the members that the filters of a list find. */
export async function saveRoll({ api, ccId }: DeskPlace, format: RollFormat, filters: object): Promise<void> {
  // A filter that was emptied filters nothing.
  const filled = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '' && value !== null));
  const { name, type, content } = await said(api.roll.export({ ...filled, ccId, format }));
  saveFile({ name, content_type: type, content });
}
