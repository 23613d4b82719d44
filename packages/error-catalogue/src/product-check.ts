import type { LocalizedText } from './locale';

/** What a page does after the check of a product (specification §4). */
export type ProductCheckAction = 'reload' | 'remind' | 'home';

/** The two statuses that have an action of their own; any other one leads home. */
const actions: ReadonlyMap<number, ProductCheckAction> = new Map([
  [3, 'reload'],
  [5, 'remind'],
]);

/**
 * The action for a product-detail status: 3 reloads, 5 reminds of the inventory limit, any other goes home
 * (specification §4).
 *
 * @example
 * productCheckAction(5); // 'remind'
 */
export function productCheckAction(status: number): ProductCheckAction {
  return actions.get(status) ?? 'home';
}

/**
 * The dialog of product status 5 (specification §8).
 *
 * @example
 * productCheckDialog.title.en; // 'Remind'
 */
export const productCheckDialog = {
  title: { en: 'Remind', 'zh-cn': '提醒' },
  text: {
    en: 'The product you purchased has exceeded the maximum inventory, please select again',
    'zh-cn': '您购买的产品已超过最大库存，请重新选择',
  },
  ok: { en: 'OK', 'zh-cn': '确定' },
  otherProducts: { en: 'To shop for other products', 'zh-cn': '选购其他产品' },
} as const satisfies Record<string, LocalizedText>;
