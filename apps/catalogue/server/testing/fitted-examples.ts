import { callExamples } from '@selvedge/api-contract/openapi';

const line = { product_id: 2, quantity: 10, choice: [] };

/** What the fixture's records want to be asked, other than those of the documents. */
const fitted = {
  'download.request': { id: 2 },
  'messageBoard.add': { files: [] },
  'shop.quote': { lines: [line] },
  'shop.createOrder': { lines: [line], total: 8200 },
} as const;

/** The documents' example of a call, with records that the fixture has. */
export function exampleOf(id: string): Record<string, unknown> {
  const text = JSON.stringify(callExamples[id]?.request ?? {});
  const here = JSON.parse(text.replace(/(\\?"(?:id|product_id)\\?":)\d+/g, '$1 1'));
  return { ...here, ...(Object.hasOwn(fitted, id) && fitted[id as keyof typeof fitted]) };
}

/** What an example needs that a fixture cannot have beforehand: the token of an order, the file of a link. */
export const needsMore = new Set([
  'product.reduction',
  'shop.order',
  'shop.cancelOrder',
  'shop.pay',
  'shop.confirmPayment',
  'shop.uploadProof',
]);
