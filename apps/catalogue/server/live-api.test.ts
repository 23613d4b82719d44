import { listCalls } from '@selvedge/api-contract';
import { catalogueContract } from '@selvedge/api-contract/catalogue';
import { openApiDocument } from '@selvedge/api-contract/openapi';
import { readSettings } from '@selvedge/server-kit';
import { describedAnswers, requestFor } from '@selvedge/server-kit/testing';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { catalogueApi } from './api';
import { catalogueSettings } from './settings';
import { exampleOf, needsMore } from './testing/fitted-examples';
import { testShop } from './testing/test-shop';

const { resources } = await testShop();
const api = new Hono().route('/api', catalogueApi(resources, readSettings(catalogueSettings, { LIMITS: 'off' })));
const problemsOf = describedAnswers(openApiDocument(catalogueContract, { version: '1' }));
const calls = listCalls(catalogueContract);

/** Sends a request, holds the answer against the document, and gives its status and issues. */
async function send(placed: (typeof calls)[number], fields: Readonly<Record<string, unknown>>) {
  const response = await api.fetch(requestFor(placed, fields, { base: 'http://mill.example/api' }));
  const { status } = response;
  const body = await response.json();
  expect(problemsOf(placed.id, { status, contentType: response.headers.get('content-type'), body })).toEqual([]);
  return { status, issues: body.issues };
}

describe.each(calls)('$id', (placed) => {
  it('answers a request as the document says', async () => {
    const { status } = await send(placed, exampleOf(placed.id));
    // Orders that are there are tried beside their use-cases; here the answer is that there is none.
    if (needsMore.has(placed.id)) expect([404, 422]).toContain(status);
    else expect(status).toBe(200);
  });

  it('refuses a field that nobody has heard of as the document says', async () => {
    const { status, issues } = await send(placed, { ...exampleOf(placed.id), unheard_of: 'x' });
    expect([status, issues]).toEqual([400, [expect.objectContaining({ field: 'unheard_of', code: 13 })]]);
  });
});
