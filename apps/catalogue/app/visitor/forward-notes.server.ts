import type { CatalogueApi } from '../api.server';

/** The most characters of a telling: fifty actions and fifty links with the longest addresses. */
const longestBody = 400_000;

/** The most links of one telling; a person opens few within some seconds. */
const mostLinks = 10;

type Tracking = CatalogueApi['tracking'];
type Actions = Parameters<Tracking['visitorActions']>[0]['actions'];
type Link = Parameters<Tracking['visitorUrl']>[0];

/**
 * Hands on what a browser noted, in the calls of the contract, which check every field.
 *
 * @returns the HTTP status of the answer
 */
export async function forwardNotes(api: Pick<CatalogueApi, 'tracking'>, body: string): Promise<number> {
  if (body.length > longestBody) return 413;
  const told = parseNotes(body);
  if (told === null) return 400;
  const { actions, links, ...visit } = told;
  if (actions.length > 0) await api.tracking.visitorActions({ ...visit, actions });
  for (const link of links.slice(0, mostLinks)) await api.tracking.visitorUrl({ ...visit, ...link, visitor_id: 0 });
  return 204;
}

interface Told {
  readonly site_id: number;
  readonly visitor_code: string;
  readonly actions: Actions;
  readonly links: readonly Pick<Link, 'name' | 'source_url' | 'target_url'>[];
}

/** Only the outline is looked at here: the contract says what a field may hold. */
function parseNotes(body: string): Told | null {
  try {
    const told: unknown = JSON.parse(body);
    if (typeof told !== 'object' || told === null) return null;
    const { site_id, visitor_code, actions, links } = told as Record<string, unknown>;
    if (!Array.isArray(actions) || !Array.isArray(links)) return null;
    return { site_id, visitor_code, actions, links } as Told;
  } catch {
    return null;
  }
}
