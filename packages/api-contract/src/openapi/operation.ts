import { codes, responseText } from '@selvedge/error-catalogue';
import type { PlacedCall } from '../contract';
import type { JsonSchema, Operation } from './document-types';
import type { CallExample } from './examples/example';
import { failureStatuses } from './failure-answers';
import { fieldParameters, headerReferences, requestBody } from './request-parts';
import { accessName, securityOf } from './security';

interface OperationParts {
  readonly request: JsonSchema;
  readonly response: JsonSchema;
  readonly example: CallExample | undefined;
}

/** One call as an operation. */
export function operationOf({ id, group, address, call }: PlacedCall, parts: OperationParts): Operation {
  const { request, response, example } = parts;
  const body = requestBody(call, request, example?.request);
  return {
    operationId: id,
    tags: [group],
    summary: call.summary,
    'x-access': accessName(call.access),
    'x-source': call.source,
    'x-idempotent': call.idempotent,
    security: securityOf(call),
    parameters: [...headerReferences(address), ...fieldParameters(call, request, example?.request)],
    ...(body && { requestBody: body }),
    responses: {
      200: {
        description: 'Success.',
        content: {
          'application/json': {
            schema: successEnvelope(response),
            ...(example && { example: successExample(example.answer) }),
          },
        },
      },
      ...Object.fromEntries(
        failureStatuses({ address, call }).map((status) => [
          status,
          { $ref: `#/components/responses/Failure${status}` },
        ]),
      ),
    },
  };
}

function successExample(data: unknown): unknown {
  return { code: codes.success, message: responseText(codes.success), data };
}

function successEnvelope(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: { code: { type: 'integer', const: 0 }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  };
}
