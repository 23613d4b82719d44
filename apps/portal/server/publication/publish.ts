import { may, type Permission } from '@selvedge/domain/rights';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { type PortalContext, unixSeconds } from '../context';
import type { Language, PublicationState } from '../database/schema';
import type { Texts } from '../desk/texts';

/** How somebody wants something to be published. */
export interface Wanted {
  readonly state: PublicationState;
  /** In unix seconds. */
  readonly publish_time: number | null;
}

/** How something is published, as its row says. */
export interface Published {
  readonly state: PublicationState;
  readonly publishAt: Date | null;
}

/**
 * The columns of something that is to be published. What is scheduled for a moment that is over is public since then;
 * what is public already keeps its moment.
 *
 * @throws {RefusedRequest} code 200 at `publish_time` when something is scheduled for no moment.
 */
export function publish({ state, publish_time }: Wanted, { now }: Pick<PortalContext, 'now'>, before?: Published) {
  const asked = publish_time === null ? null : new Date(publish_time * 1000);
  if (state === 'draft') return { state, publishAt: asked };
  if (state === 'scheduled') {
    if (asked === null) throw refuse(codes.required, { issues: [fieldIssue('publish_time', codes.required)] });
    return { state: asked > now ? 'scheduled' : 'published', publishAt: asked } as const;
  }
  const since = asked ?? (before !== undefined && isShown(before, now) ? before.publishAt : null);
  return { state: 'published', publishAt: since !== null && since <= now ? since : now } as const;
}

/** Whether everybody sees it now. */
export function isShown({ state, publishAt }: Published, now: Date): boolean {
  return state !== 'draft' && publishAt !== null && publishAt <= now;
}

/** How it stands at a moment: what was scheduled has published itself once its moment has come. */
export function publicationToWire(row: Published & { readonly createdAt: Date; readonly updatedAt: Date }, now: Date) {
  const state = row.state === 'draft' ? 'draft' : isShown(row, now) ? 'published' : 'scheduled';
  return {
    state,
    publish_time: row.publishAt === null ? null : unixSeconds(row.publishAt),
    created_time: unixSeconds(row.createdAt),
    updated_time: unixSeconds(row.updatedAt),
  } as const;
}

/**
 * Writing is one right, publishing another: who lacks the second writes drafts, and leaves alone what is not one.
 *
 * @throws {RefusedRequest} 403
 */
export function requirePublishing(
  { actor }: Pick<PortalContext, 'actor'>,
  { permission, ccId }: { readonly permission: Permission; readonly ccId: number },
  ...states: readonly PublicationState[]
): void {
  if (states.some((state) => state !== 'draft') && !may(actor, permission, ccId)) throw refuse(codes.withoutPermission);
}

/**
 * What is published has a text, in every language that it is written in.
 *
 * @throws {RefusedRequest} code 200 at each empty text.
 */
export function requireBody(state: PublicationState, texts: Texts<{ readonly body: string }>): void {
  if (state === 'draft') return;
  const empty = (Object.keys(texts) as Language[]).filter((language) => texts[language]?.body === '');
  if (empty.length === 0) return;
  throw refuse(codes.required, {
    issues: empty.map((language) => fieldIssue(`texts.${language}.body`, codes.required)),
  });
}
