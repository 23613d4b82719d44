import type { Access, Call } from '../call';
import type { Operation } from './document-types';

/** How a caller says who it is. The specification shows no authorisation headers (§6): these are ours. */
export const securitySchemes = {
  visitor: {
    type: 'apiKey',
    in: 'cookie',
    name: 'visitor_code',
    description: 'The ten characters that an anonymous visitor is known by.',
  },
  session: { type: 'http', scheme: 'bearer', description: 'The session of somebody who has signed in.' },
} as const;

/** One word for an access level; a permission by its name. */
export function accessName(access: Access): string {
  return typeof access === 'string' ? access : `permission:${access.permission}`;
}

/**
 * What a caller shows. The list beside `session` names the role or permission that the session must have; an empty
 * object says that one may also show nothing, as where anybody may call a call that is secure all the same.
 */
export function securityOf({ access, secure }: Pick<Call, 'access' | 'secure'>): Operation['security'] {
  if (access === 'public') return secure ? [{}, { session: [] }] : [];
  if (access === 'visitor') return [{ visitor: [] }];
  return [{ session: [accessName(access)] }];
}
