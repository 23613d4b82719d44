import type { PlacedCall } from '@selvedge/api-contract';
import { z } from 'zod';

/** A place in a call's request that text can be put into. */
export interface TextPlace {
  /** Where it stands, such as `files.0.name`; inside of a text that is JSON itself, behind `ext:`. */
  readonly name: string;
  /** The example's request with a text in this place. */
  readonly withText: (text: string) => Record<string, unknown>;
}

type Plain = Readonly<Record<string, unknown>>;

/** Every place of a call's request: what its example shows, and the fields that the example leaves out. */
export function textPlaces(call: PlacedCall['call'], example: Plain): readonly TextPlace[] {
  const shown = leavesOf(example).map(({ path, put }) => ({ name: path, withText: put as TextPlace['withText'] }));
  const left = Object.keys(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }).properties ?? {})
    .filter((name) => !(name in example))
    .map((name) => ({ name, withText: (text: string) => ({ ...example, [name]: text }) }));
  // A field that nobody has heard of.
  return [...shown, ...left, { name: '(unknown)', withText: (text) => ({ ...example, [text || 'x']: text }) }];
}

interface Leaf {
  readonly path: string;
  readonly put: (text: string) => unknown;
}

function leavesOf(value: unknown, at = ''): readonly Leaf[] {
  const itself: Leaf = { path: at, put: (text) => text };
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    const inner = leavesOf(JSON.parse(value), `${at}:`);
    return [itself, ...inner.map(({ path, put }) => ({ path, put: (text: string) => JSON.stringify(put(text)) }))];
  }
  if (typeof value !== 'object' || value === null || value instanceof File) return [itself];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, at === '' || at.endsWith(':') ? at + key : `${at}.${key}`).map(({ path, put }) => ({
      path,
      put: (text) => (Array.isArray(value) ? value.with(Number(key), put(text)) : { ...value, [key]: put(text) }),
    })),
  );
}
