import { m } from '../paraglide/messages';

/** What a directory shows of a member, in the order of the page. */
export const memberFields = [
  'name',
  'picture',
  'company',
  'post',
  'region',
  'introduction',
  'phone',
  'email',
  'joined',
] as const;

export type MemberField = (typeof memberFields)[number];

/** To whom a field may be shown, and how that is called. */
export const visibilities = {
  public: m.profile_public,
  members: m.profile_members,
  hidden: m.profile_hidden,
} as const;

export type Visibility = keyof typeof visibilities;

export function isVisibility(text: string): text is Visibility {
  return Object.hasOwn(visibilities, text);
}

/** What each field is called. */
export const fieldNames = {
  name: m.profile_name,
  picture: m.profile_picture,
  company: m.fact_company,
  post: m.profile_post,
  region: m.filter_region,
  introduction: m.profile_introduction,
  phone: m.contact_phone,
  email: m.contact_email,
  joined: m.fact_joined,
} as const satisfies Record<MemberField, unknown>;
