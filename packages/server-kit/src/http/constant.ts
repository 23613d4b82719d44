const constants = new WeakSet<object>();

/**
 * Freezes a value through and through and knows it again: an answer that can never be another one needs to be checked
 * only once.
 */
export function constant<Value extends object>(value: Value): Value {
  freeze(value);
  constants.add(value);
  return value;
}

/** Whether a value was made a {@link constant}. */
export function isConstant(value: unknown): value is object {
  return typeof value === 'object' && value !== null && constants.has(value);
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
