import { defineCall, defineContract } from '@selvedge/api-contract';
import { openApiDocument } from '@selvedge/api-contract/openapi';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describedAnswers } from './described-answers';

const ping = defineCall({
  method: 'GET',
  path: '/ping',
  summary: 'Tells that the service is there.',
  source: 'ours: an example',
  request: z.strictObject({}),
  response: z.object({ up: z.boolean(), mail: z.email() }),
});
const contract = defineContract({
  name: 'health',
  title: 'Health',
  addressing: 'versioned',
  services: {},
  groups: { health: { ping } },
});
const problemsOf = describedAnswers(openApiDocument(contract, { version: '1' }));
const json = 'application/json; charset=UTF-8';
const success = { code: 0, message: 'Success: ok', data: { up: true, mail: 'a@mill.example' } };
const failure = { code: 13, message: 'Request parameter error', data: null };

describe('an answer', () => {
  it.each([
    ['that is as described', 200, json, success],
    ['that is a described failure', 400, json, failure],
  ])('%s has no problems', (_case, status, contentType, body) => {
    expect(problemsOf('health.ping', { status, contentType, body })).toEqual([]);
  });

  it.each([
    ['of another type', 200, json, { ...success, data: { up: 'yes', mail: 'a@mill.example' } }, /data\/up must be/],
    ['in another format', 200, json, { ...success, data: { up: true, mail: 'mill' } }, /data\/mail must match/],
    ['without a field', 200, json, { code: 0, message: '', data: null }, /data must be object/],
    ['that calls a failure a success', 200, json, failure, /code must be equal to constant/],
    ['with a status of its own', 418, json, failure, /status 418/],
    ['in another media type', 200, 'text/html', success, /text\/html/],
  ])('%s is told', (_case, status, contentType, body, told) => {
    expect(problemsOf('health.ping', { status, contentType, body }).join()).toMatch(told);
  });

  it('of a call that the document does not have is told', () => {
    expect(problemsOf('health.pong', { status: 200, contentType: json, body: success })).toHaveLength(1);
  });
});
