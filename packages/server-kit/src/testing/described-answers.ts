import type { JsonSchema, OpenApiDocument, Operation } from '@selvedge/api-contract/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** An answer as a client sees it. */
export interface SeenAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly body: unknown;
}

/**
 * Judges answers by what an OpenAPI document says of them, with a validator that knows nothing of the contract which
 * the document was made from.
 *
 * @returns what is wrong with an answer of an operation; nothing when it is as described
 */
export function describedAnswers(document: OpenApiDocument): (operationId: string, answer: SeenAnswer) => string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', $defs: inOneSchema(document.components.schemas) });
  const operations = new Map(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .map((operation) => [operation.operationId, operation]),
  );
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (schema: JsonSchema): ValidateFunction => {
    const placed = inOneSchema(schema);
    const key = JSON.stringify(placed);
    const known = compiled.get(key) ?? ajv.compile(placed);
    compiled.set(key, known);
    return known;
  };

  return (operationId, { status, contentType, body }) => {
    const operation = operations.get(operationId);
    if (operation === undefined) return [`the document has no operation ${operationId}`];
    const described = answerOf(document, operation, status);
    if (described === undefined)
      return [`the status ${status} is not described: ${JSON.stringify(body).slice(0, 300)}`];
    const mediaType = contentType?.split(';')[0] ?? '';
    const content = described.content[mediaType];
    if (content === undefined) return [`the content type ${contentType} is not described`];
    const validate = validatorOf(content.schema);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '(body)'} ${message}`);
  };
}

function answerOf({ components }: OpenApiDocument, { responses }: Operation, status: number) {
  const answer = responses[status];
  if (answer === undefined || 'content' in answer) return answer;
  return components.responses[answer.$ref.split('/').at(-1) ?? ''];
}

/** The same schema with its references led to where the document's schemas stand in a schema of their own. */
function inOneSchema<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"document#/$defs/')) as T;
}
