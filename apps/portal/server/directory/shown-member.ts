import type { RawMember } from '@selvedge/api-contract/community';
import { type PortalContext, unixSeconds } from '../context';
import { wirePicture } from '../database/wire-picture';
import { type Audience, sees } from './audience';
import type { MemberRow } from './member-queries';

/** What an audience is shown of somebody; what they hide from it is as if it had never been filled in. */
export function shownMember(
  row: MemberRow,
  positions: readonly string[],
  audience: Audience,
  language: PortalContext['language'],
): RawMember {
  const shows = (field: Parameters<typeof sees>[1]) => sees(audience, field, row.privacy);
  const { companyId, companyName, companyRank } = row;
  const hasCompany = shows('company') && companyId !== null && companyName !== null && companyRank !== null;
  return {
    id: row.id,
    name: row.name,
    initial: row.initial,
    img: shows('picture') ? wirePicture(row.picture, language) : null,
    post: shows('post') ? row.post : '',
    company: hasCompany ? { id: companyId, name: companyName, rank: companyRank } : null,
    region: shows('region') ? (row.region ?? '') : '',
    positions: [...positions],
    introduction: shows('introduction') ? row.introduction : '',
    phone: shows('phone') ? (row.phone ?? '') : '',
    email: shows('email') ? (row.email ?? '') : '',
    joined_time: shows('joined') ? unixSeconds(row.joinedAt) : null,
  };
}
