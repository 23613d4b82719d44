import { type PortalContext, unixSeconds } from '../context';
import { wirePicture } from '../database/wire-picture';
import type { CompanyRow } from './enterprise-queries';

/** A company as lists show it. */
export function companyToWire(row: CompanyRow, language: PortalContext['language']) {
  const { id, name, trade, rank, joinedAt, picture } = row;
  return { id, name, trade, rank, joined_time: unixSeconds(joinedAt), img: wirePicture(picture, language) };
}
