/**
 * The most characters each field of the order form may have.
 *
 * @example
 * buyerLimits.postcode; // 20
 */
export const buyerLimits = {
  name: 100,
  email: 254,
  phone: 40,
  company: 200,
  country: 100,
  region: 100,
  city: 100,
  postcode: 20,
  street: 200,
  street_more: 200,
  note: 1000,
} as const satisfies Record<string, number>;

/** A field of the order form that the buyer writes. */
export type BuyerField = keyof typeof buyerLimits;

/**
 * The fields without which an order is refused. A postcode is not among them: some countries have none.
 *
 * @example
 * requiredBuyerFields.includes('street'); // true
 */
export const requiredBuyerFields = [
  'name',
  'email',
  'phone',
  'country',
  'city',
  'street',
] as const satisfies readonly BuyerField[];
