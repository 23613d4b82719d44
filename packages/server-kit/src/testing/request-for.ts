import type { PlacedCall } from '@selvedge/api-contract';

export interface RequestPlace {
  /** The address that calls lie below. */
  readonly base: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A call's request as it would come over the network, whatever its fields hold. */
export function requestFor(
  { address, call }: PlacedCall,
  input: Readonly<Record<string, unknown>>,
  { base, headers = {} }: RequestPlace,
): Request {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = address
    .replace('{company}', '1')
    .replace(/\{(\w+)\}/g, (_placeholder, name: string) => encoded(String(input[name])));
  const url = new URL(base + path);
  const fields = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined);
  const { method } = call;
  if (method === 'GET' || call.encoding === 'query') {
    url.search = new URLSearchParams(pairsOf(fields)).toString();
    return new Request(url, { method, headers });
  }
  const { body, headers: more } = BODIES[call.encoding](fields);
  return new Request(url, { method, headers: { ...headers, ...more }, body });
}

type Fields = readonly (readonly [name: string, value: unknown])[];

interface Body {
  readonly body: string | URLSearchParams | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

const BODIES: Readonly<Record<'json' | 'form' | 'multipart', (fields: Fields) => Body>> = {
  json: (fields) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(fields)),
  }),
  form: (fields) => ({ body: new URLSearchParams(pairsOf(fields)) }),
  multipart: (fields) => {
    const form = new FormData();
    for (const [name, value] of fields) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one instanceof File) form.append(name, one);
        // A file's text is its name: what is in it is the matter of other tests.
        else if (/^files?$/.test(name)) form.append(name, new Blob(['%PDF-1.4\n%%EOF\n']), textOf(one));
        else form.append(name, textOf(one));
      }
    }
    return { body: form };
  },
};

function pairsOf(fields: Fields): [string, string][] {
  return fields.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, textOf(item)]),
  );
}

function textOf(item: unknown): string {
  return typeof item === 'object' ? JSON.stringify(item) : String(item);
}

/** Halves of characters cannot stand in an address; the rest can, encoded. An empty segment would be another path. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')) || '%20';
}
