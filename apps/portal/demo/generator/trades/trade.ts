import type { DemoPicture, Words } from '../../content/types';

/** What a trade is made of: what its companies are called, say of themselves, show and look for. */
export interface DemoTrade {
  readonly title: Words;
  /** What stands after a place in a company's name. */
  readonly ending: Words;
  readonly lines: readonly Words[];
  readonly does: readonly Words[];
  readonly products: readonly DemoGoods[];
  readonly jobs: readonly { readonly title: Words; readonly summary: Words; readonly pay: readonly [number, number] }[];
  readonly pictures: readonly DemoPicture[];
}

export interface DemoGoods {
  readonly name: Words;
  readonly summary: Words;
  readonly picture?: DemoPicture;
}

/** A text in both languages. */
export const words = (chinese: string, english: string): Words => ({ 'zh-cn': chinese, en: english });
