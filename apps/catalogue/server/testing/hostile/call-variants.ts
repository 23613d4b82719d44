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

/** A request as it would come over the network, whatever its fields hold. */
export function requestFor({ address, call }: PlacedCall, input: Plain): Request {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = address
    .replace('{company}', '1')
    .replace(/\{(\w+)\}/g, (_placeholder, name: string) => encoded(String(input[name])));
  const url = new URL(`http://mill.example/api${path}`);
  const fields = Object.entries(input).filter(([name]) => !inPath.includes(name));
  if (call.method === 'GET' || call.encoding === 'query') {
    url.search = new URLSearchParams(pairsOf(fields)).toString();
    return new Request(url, { method: call.method });
  }
  return new Request(url, { method: call.method, ...BODIES[call.encoding](fields) });
}

type Fields = readonly (readonly [name: string, value: unknown])[];

const BODIES = {
  json: (fields: Fields) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(fields)),
  }),
  form: (fields: Fields) => ({ body: new URLSearchParams(pairsOf(fields)) }),
  multipart: (fields: Fields) => {
    const form = new FormData();
    // A file's text is its name: what is in it is the matter of other tests.
    for (const [name, text] of pairsOf(fields)) {
      if (name === 'files') form.append(name, new Blob(['%PDF-1.4\n%%EOF\n']), text);
      else form.append(name, text);
    }
    return { body: form };
  },
} as const;

function pairsOf(fields: Fields): [string, string][] {
  return fields.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [
      name,
      typeof item === 'object' ? JSON.stringify(item) : String(item),
    ]),
  );
}

/** Halves of characters cannot stand in an address; the rest can, encoded. An empty segment would be another path. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')) || '%20';
}
