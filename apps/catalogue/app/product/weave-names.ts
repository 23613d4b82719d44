import type { DraftName } from '@selvedge/domain/textile';
import { m } from '../paraglide/messages';

/** How each weave is called by those who buy it. */
export const weaveNames = {
  plain: m.weave_plain,
  oxford: m.weave_oxford,
  'basket-2-2': m.weave_basket,
  canvas: m.weave_canvas,
  seersucker: m.weave_seersucker,
  'twill-2-1': m.weave_twill_21,
  'twill-3-1': m.weave_twill_31,
  'twill-3-1-left': m.weave_twill_31_left,
  'twill-2-2': m.weave_twill_22,
  herringbone: m.weave_herringbone,
  'broken-twill': m.weave_broken_twill,
  'satin-5': m.weave_satin_5,
  'satin-8': m.weave_satin_8,
  'sateen-5': m.weave_sateen_5,
  'dobby-diamond': m.weave_dobby,
  'jacquard-medallion': m.weave_jacquard,
  corduroy: m.weave_corduroy,
  honeycomb: m.weave_honeycomb,
  'mock-leno': m.weave_mock_leno,
} as const satisfies Record<DraftName, () => string>;
