import { z } from 'zod';
import { type ParseResult, parseWith } from '../wire/parse-result';
import { flagOf, wireFlag } from '../wire/wire-values';

/** Unknown values are admitted: a header that nobody knows how to draw is drawn as usual, and the page still comes. */
const choice = z.union([z.number(), z.string().max(40)]).nullish();

/**
 * How a site's header behaves, as it comes. Whatever is absent or unknown falls back to its default.
 *
 * @example
 * rawSiteLayout.safeParse({ header_position: 1, header_mode: 'fixed' }).success; // true
 */
export const rawSiteLayout = z.object({
  header_position: choice,
  home_header_position: choice,
  header_mode: choice,
  header_dropdown: choice,
  list_autoplay: wireFlag.nullish(),
});

/** How a site's header behaves, as it comes. */
export type RawSiteLayout = z.infer<typeof rawSiteLayout>;

/**
 * The three places of a header (specification §2): 1 is a bar above the page, 2 lies over the page's first picture, 3
 * has the name centred above the menu.
 *
 * @example
 * headerPositions.includes(3); // true
 */
export const headerPositions = [1, 2, 3] as const;

/** One of the three places of a header. */
export type HeaderPosition = (typeof headerPositions)[number];

/**
 * What a header does while its page is scrolled (specification §2): it stays, or it makes room on the way down.
 *
 * @example
 * headerModes.includes('hide'); // true
 */
export const headerModes = ['fixed', 'hide'] as const;

/** What a header does while its page is scrolled. */
export type HeaderMode = (typeof headerModes)[number];

/**
 * The types of a dropdown navigation (specification §2): a list below its entry, or a panel as wide as the page.
 *
 * @example
 * headerDropdowns.includes('flat'); // true
 */
export const headerDropdowns = ['normal', 'flat'] as const;

/** The type of a dropdown navigation. */
export type HeaderDropdown = (typeof headerDropdowns)[number];

/** How a site's header and its rows of items behave (specification §2, §9). */
export interface SiteLayout {
  readonly headerPosition: HeaderPosition;
  /** The header of the home page may stand elsewhere than that of the other pages. */
  readonly homeHeaderPosition: HeaderPosition;
  readonly headerMode: HeaderMode;
  readonly headerDropdown: HeaderDropdown;
  /** Whether rows of items move by themselves, with a button that holds them still. */
  readonly listAutoplay: boolean;
}

/**
 * The layout of a site that sets none.
 *
 * @example
 * layoutDefaults.headerMode; // 'fixed'
 */
export const layoutDefaults: SiteLayout = {
  headerPosition: 1,
  homeHeaderPosition: 1,
  headerMode: 'fixed',
  headerDropdown: 'normal',
  listAutoplay: false,
};

/**
 * Reads how a site's header behaves (specification §2). A home page without a position of its own has that of the other
 * pages.
 *
 * @example
 * const parsed = parseSiteLayout({ header_position: '2', header_mode: 'jumping' });
 * parsed.ok && parsed.value.homeHeaderPosition; // 2
 */
export function parseSiteLayout(raw: unknown): ParseResult<SiteLayout> {
  return parseWith(rawSiteLayout, raw, (layout) => {
    const headerPosition = oneOf(headerPositions, layout.header_position, layoutDefaults.headerPosition);
    return {
      headerPosition,
      homeHeaderPosition: oneOf(headerPositions, layout.home_header_position, headerPosition),
      headerMode: oneOf(headerModes, layout.header_mode, layoutDefaults.headerMode),
      headerDropdown: oneOf(headerDropdowns, layout.header_dropdown, layoutDefaults.headerDropdown),
      listAutoplay: flagOf(layout.list_autoplay),
    };
  });
}

function oneOf<T extends string | number>(
  known: readonly T[],
  value: string | number | null | undefined,
  otherwise: T,
) {
  return known.find((each) => String(each) === String(value)) ?? otherwise;
}
