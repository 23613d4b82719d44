export { type BuyerField, buyerLimits, requiredBuyerFields } from './buyer';
export { addToCart, type CartLine, cartLineKey, changeQuantity, readCart, writeCart } from './cart';
export { type CartTotals, cartTotals, type LineTotals, type PricedLine } from './cart-totals';
export { shopCurrency } from './currency';
export { orderNumber, readOrderNumber } from './order-number';
export {
  holdsStock,
  nextOrderState,
  type OrderEvent,
  type OrderState,
  orderStates,
  orderTransitions,
} from './order-state';
export { type PaymentKind, paymentKindOf, paymentKinds, payUntil } from './payment-kind';
export {
  type ProductAsked,
  type ProductFacts,
  type ProductStatus,
  productStatus,
  productStatuses,
} from './product-status';
export {
  cartLimits,
  mostQuantity,
  type QuantityBounds,
  readQuantity,
  type SaleUnit,
  saleUnitOf,
  saleUnits,
} from './quantity';
export { type PriceStep, type ProductPrice, rulesAt, type UnitPrice, unitPrice } from './unit-price';
