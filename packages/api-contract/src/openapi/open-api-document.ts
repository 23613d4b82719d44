import type { z } from 'zod';
import { type Contract, listCalls, type PlacedCall } from '../contract';
import { type CallExamples, callExamples } from './call-examples';
import type { OpenApiDocument, Operation } from './document-types';
import { failureAnswers, failureSchema } from './failure-answers';
import { jsonSchemas, schemaPrefix } from './json-schemas';
import { operationOf } from './operation';
import { headerParameters } from './request-parts';
import { securitySchemes } from './security';
import { wireShapes } from './wire-shapes';

/** What {@link openApiDocument} may be told. */
export interface OpenApiOptions {
  /** The version of the API. */
  readonly version: string;
  /** The contract's title unless given. */
  readonly title?: string | undefined;
  /** The base addresses that the paths lie below, such as `/api`. */
  readonly servers?: readonly string[] | undefined;
  /** Schemas that get a name of their own wherever they appear; the wire shapes of this package unless given. */
  readonly shapes?: Readonly<Record<string, z.ZodType>> | undefined;
  /** Examples by call id; those of this package unless given. */
  readonly examples?: CallExamples | undefined;
}

/**
 * The OpenAPI 3.1 document of a contract: an operation for every call, the envelope around every answer, and the
 * failures with their statuses (specification §3, §7, §8). It is plain data, to be served as `/openapi.json`;
 * making it takes some 50 ms, so make it once.
 *
 * @example
 * const document = openApiDocument(catalogueContract, { version: '1.0.0', servers: ['/api'] });
 * document.paths['/{company}/product/list']?.get?.operationId; // 'product.list'
 */
export function openApiDocument(contract: Contract, options: OpenApiOptions): OpenApiDocument {
  const { version, title = contract.title, servers, shapes = wireShapes, examples = callExamples } = options;
  const calls = listCalls(contract);

  const names = new Map(Object.entries(shapes).map(([name, schema]): [z.ZodType, string] => [schema, name]));
  for (const { id, call } of calls) if (!names.has(call.response)) names.set(call.response, typeName(id));
  const answers = jsonSchemas(names, 'output');
  const requestNames = new Map(
    calls.map(({ id, call }): [z.ZodType, string] => [call.request, `${typeName(id)}Request`]),
  );
  const requests = jsonSchemas(requestNames, 'input');

  const paths: Record<string, Record<string, Operation>> = {};
  for (const placed of calls) {
    const { request, response, method } = placed.call;
    const operation = operationOf(placed, {
      request: requests[requestNames.get(request) ?? ''] ?? {},
      response: { $ref: schemaPrefix + names.get(response) },
      example: examples[placed.id],
    });
    paths[placed.address] = { ...paths[placed.address], [method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: description(contract), license: { name: 'MIT', identifier: 'MIT' } },
    ...(servers && { servers: servers.map((url) => ({ url })) }),
    tags: Object.keys(contract.groups).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failureSchema, ...reached('schemas', { ...requests, ...answers }, paths) },
      parameters: reached('parameters', headerParameters, paths),
      responses: reached('responses', failureAnswers, paths),
      securitySchemes: shownSchemes(paths),
    },
  };
}

/** `product.list` → `ProductList`. */
function typeName(id: PlacedCall['id']): string {
  return id.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function description({ addressing }: Contract): string {
  const envelope =
    'Every answer is an envelope `{ code, message, data }`: code 0 is success, any other code a failure.';
  return addressing === 'versioned' ? envelope : `${envelope} The first segment of every address is the company’s id.`;
}

/** The components of a kind that the paths need, directly or through another one of the kind. */
function reached<T>(kind: string, components: Readonly<Record<string, T>>, from: unknown): Record<string, T> {
  const found = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, of, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      if (of !== kind || found.has(name) || !(name in components)) continue;
      found.add(name);
      visit(components[name]);
    }
  };
  visit(from);
  return Object.fromEntries(Object.entries(components).filter(([name]) => found.has(name)));
}

/** The ways to say who one is that some call asks for. */
function shownSchemes(paths: OpenApiDocument['paths']): OpenApiDocument['components']['securitySchemes'] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const asked = new Set(operations.flatMap(({ security }) => security.flatMap((one) => Object.keys(one))));
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => asked.has(name)));
}
