import { cents, formatCents } from '@selvedge/domain/money';
import { type ProductStatus, productStatuses } from '@selvedge/domain/shop';
import { codes, type LocalizedText, productCheckDialog, type ResponseCode } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import type { PricedCart } from './price-cart';

interface Reason {
  readonly field: 'product_id' | 'quantity' | 'choice';
  readonly code: ResponseCode;
  readonly text: LocalizedText;
}

/** Why a line cannot be ordered, at its field and in words; null where it can. */
const reasons = {
  [productStatuses.ok]: null,
  // The total decides whether the buyer has seen the price.
  [productStatuses.changed]: null,
  [productStatuses.overInventory]: { field: 'quantity', code: codes.tooBig, text: productCheckDialog.text },
  [productStatuses.gone]: {
    field: 'product_id',
    code: codes.doesNotExist,
    text: { en: 'This product is not there any more.', 'zh-cn': '该产品已不存在。' },
  },
  [productStatuses.notForSale]: {
    field: 'product_id',
    code: codes.doesNotExist,
    text: { en: 'This product is not for sale.', 'zh-cn': '该产品不出售。' },
  },
  [productStatuses.belowLeast]: {
    field: 'quantity',
    code: codes.tooSmall,
    text: { en: 'This is less than the least that is sold.', 'zh-cn': '低于最小起购量。' },
  },
  [productStatuses.choiceMissing]: {
    field: 'choice',
    code: codes.required,
    text: { en: 'Please choose one of each.', 'zh-cn': '请选择规格。' },
  },
} as const satisfies Record<ProductStatus, Reason | null>;

/** Refuses a cart that cannot be ordered, and says of each line why. */
export function requireOrderable(cart: PricedCart, language: Language): void {
  const issues = cart.lines.flatMap(({ status }, index) => {
    const reason: Reason | null = reasons[status];
    if (reason === null) return [];
    return { field: `lines.${index}.${reason.field}`, code: reason.code, message: reason.text[language] };
  });
  const [first] = issues;
  if (first === undefined) return;
  const common = issues.every(({ code }) => code === first.code) ? first.code : codes.validationFailed;
  throw refuse(common, { issues });
}

/** Refuses an order whose total is another one than the buyer saw: nobody pays what they did not agree to. */
export function requireTotal(cart: PricedCart, seen: number, language: Language): void {
  if (cart.total === seen) return;
  const total = `$${formatCents(cents(cart.total))}`;
  const text = {
    en: `The total has changed to ${total}. Please look at your order once more.`,
    'zh-cn': `订单总额已变为 ${total}，请再次确认订单。`,
  } as const satisfies LocalizedText;
  const issues = [{ field: 'total', code: codes.noMatch, message: text[language] }];
  throw refuse(codes.noMatch, { situation: 'conflict', issues });
}
