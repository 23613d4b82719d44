import type { Call, Encoding } from '../call';
import type { JsonSchema, Operation, Parameter, Reference } from './document-types';

/** What every request may carry beside its fields. */
export const headerParameters = {
  Company: {
    name: 'company',
    in: 'path',
    required: true,
    description: 'The company whose site this is.',
    schema: { type: 'string' },
    example: '1',
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of the texts in the answer.',
    schema: { type: 'string', enum: ['en', 'zh-cn'], default: 'en' },
  },
} as const satisfies Record<string, Parameter>;

/** The headers of a call, and the company where its address holds one. */
export function headerReferences(address: string): readonly Reference[] {
  const names = address.startsWith('/{company}/') ? ['Company', 'AcceptLanguage'] : ['AcceptLanguage'];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/** The media type of each encoding; a query has no body. */
const mediaTypes = {
  query: null,
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const satisfies Record<Encoding, string | null>;

type Example = Readonly<Record<string, unknown>> | undefined;
type Travelling = Pick<Call, 'path' | 'encoding'>;

/** The fields of a request that travel in its path or its query. */
export function fieldParameters(call: Travelling, request: JsonSchema, example: Example): readonly Parameter[] {
  const inPath = pathFields(call);
  return Object.entries(request.properties ?? {}).flatMap(([name, schema]) => {
    const place = inPath.has(name) ? 'path' : call.encoding === 'query' ? 'query' : null;
    if (place === null) return [];
    const { description, ...bare } = schema;
    return {
      name,
      in: place,
      required: place === 'path' || (request.required ?? []).includes(name),
      ...(description !== undefined && { description }),
      schema: bare,
      ...(example?.[name] !== undefined && { example: example[name] }),
    };
  });
}

/** The body of a call: the fields that the path did not take up. */
export function requestBody(call: Travelling, request: JsonSchema, example: Example): Operation['requestBody'] {
  const mediaType = mediaTypes[call.encoding];
  if (mediaType === null) return undefined;
  const inPath = pathFields(call);
  const left = <T>(fields: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)));
  const properties = request.properties && left(request.properties);
  const required = request.required?.filter((name) => !inPath.has(name)) ?? [];
  const schema = { ...request, ...(properties && { properties }), ...(request.required && { required }) };
  return {
    required: required.length > 0,
    content: { [mediaType]: { schema, ...(example && { example: left(example) }) } },
  };
}

function pathFields({ path }: Pick<Call, 'path'>): ReadonlySet<string> {
  return new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
}
