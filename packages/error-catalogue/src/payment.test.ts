import { expect, it } from 'vitest';
import { paymentBlockedDialog, paymentTypeName } from './payment';

it.each([
  [11, 'PayPal'],
  [12, 'WesternUnion'],
  [13, 'PacyPay'],
  [14, 'LinkPassPay'],
  [15, 'Oceanpayment'],
  [16, 'BankCard'],
  [17, 'Stripe'],
  [18, 'PingPongPay'],
])('payment type %d is %s, in every language', (type, name) => {
  expect(paymentTypeName(type)).toBe(name);
  expect(paymentTypeName(type, 'zh-cn')).toBe(name);
});

it.each([10, 19, 0, Number.NaN])('payment type %d is an error', (type) => {
  expect(paymentTypeName(type)).toBe('Payment type error');
  expect(paymentTypeName(type, 'zh-cn')).toBe('支付方式错误');
});

it('asks before it opens the payment page', () => {
  expect(paymentBlockedDialog.text.en).toBe('Go to the new page to pay for the order.');
  expect(paymentBlockedDialog.confirm.en).toBe('Go To Pay');
  expect(paymentBlockedDialog.text['zh-cn']).toBe('请前往新页面支付订单。');
  expect(paymentBlockedDialog.confirm['zh-cn']).toBe('去支付');
});
