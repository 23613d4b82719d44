import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  ensureOutbox,
  memoryLimits,
  openStorage,
  readSettings,
  type Storage,
  silentLog,
  storageSettings,
} from '@selvedge/server-kit';
import { testDatabase } from '@selvedge/server-kit/testing';
import type { Hono } from 'hono';
import { afterAll } from 'vitest';
import { catalogueApi } from '../api';
import { appRoot } from '../app-root';
import { type CatalogueHandle, catalogueDatabase } from '../database/catalogue-database';
import { loadDemo } from '../demo/load-demo';
import { createKeeper } from '../kept/keeper';
import { readingTable } from '../limits';
import type { Resources } from '../resources';
import { catalogueSettings } from '../settings';
import { openSigner } from '../signing/open-signer';
import { demoFixture } from './demo-fixture';

export const migrationsFolder = path.join(appRoot, 'server/database/migrations');

/** The moment at which tests take place. */
export const testNow = new Date('2026-06-15T12:00:00Z');

export interface TestCatalogue {
  readonly db: CatalogueHandle;
  readonly storage: Storage;
  readonly resources: Resources;
  /** Calls the API as a client does and reads the envelope. */
  readonly call: (request: CallRequest) => Promise<CallAnswer>;
}

export interface CallRequest {
  readonly path: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>> | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallAnswer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  // Tests look into answers freely; what they find wrong fails them.
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is what a test asserts
  readonly data: any;
  readonly issues: readonly { readonly field: string; readonly code: number; readonly message: string }[];
}

/** A storage in a folder that is removed after the test file. */
export async function testStorage(): Promise<Storage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-files-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return openStorage(readSettings(storageSettings, {}), folder);
}

/** A catalogue filled with the fixture, behind its API, for one test file. */
export async function testCatalogue(own: Partial<Pick<Resources, 'payments'>> = {}): Promise<TestCatalogue> {
  const storage = await testStorage();
  const seed = async ({ pool }: { readonly pool: Parameters<typeof catalogueDatabase>[0] }) => {
    await ensureOutbox(pool);
    await loadDemo({ db: catalogueDatabase(pool), storage, siteId: 1 }, demoFixture());
  };
  const database = await testDatabase({ migrationsFolder, seed: { name: 'fixture', run: seed } });
  const db = catalogueDatabase(database.pool);
  const resources: Resources = {
    db,
    pool: database.pool,
    databaseUrl: database.url,
    // Tests write what they like without publishing it.
    kept: createKeeper(),
    storage,
    mail: { place: 'nowhere', send: async () => {} },
    log: silentLog,
    limits: { take: async () => {} },
    readings: memoryLimits(readingTable, { on: true }),
    signer: await openSigner(db),
    payments: own.payments ?? new Map(),
    siteId: 1,
    now: () => testNow,
    place: '',
    close: database.close,
  };
  const api = catalogueApi(resources, readSettings(catalogueSettings, {}));
  return { db, storage, resources, call: (request) => callApi(api, request) };
}

async function callApi(api: Hono, { path: address, json, form, headers = {} }: CallRequest): Promise<CallAnswer> {
  const body =
    json !== undefined ? JSON.stringify(json) : form instanceof FormData ? form : form && new URLSearchParams(form);
  const response = await api.request(`/1${address}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const answer = (await response.json()) as Omit<CallAnswer, 'status'>;
  return { ...answer, issues: answer.issues ?? [], status: response.status };
}
