import { fileURLToPath } from 'node:url';
import { type RunningApp, startBuiltApp } from '@selvedge/server-kit/e2e';

const folder = fileURLToPath(new URL('..', import.meta.url));

/**
 * The built catalogue with its demo content, on a free port and an own database. Tests send many forms from one address,
 * so the captcha is off unless a test is about it.
 */
export function runningCatalogue(more: Readonly<Record<string, string>> = {}): Promise<RunningApp> {
  return startBuiltApp(folder, 'PORT', { CAPTCHA: 'off', ...more });
}

/** An answer of the API as it travels. */
export interface ApiAnswer {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  readonly data: any;
  readonly issues: ReadonlyArray<{ field: string; code: number; message: string }>;
}

/** Calls the API over HTTP as any other program would, below `/api/1`. */
export async function callApi(app: RunningApp, path: string, init?: RequestInit): Promise<ApiAnswer> {
  const answer = await fetch(`${app.origin}/api/1${path}`, init);
  const body = await answer.json();
  return { status: answer.status, issues: [], ...body };
}

/** Sends an inquiry over HTTP. */
export function sendInquiry(app: RunningApp, fields: Record<string, unknown>): Promise<ApiAnswer> {
  return callApi(app, '/message-board/add', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
}

/** Uploads one file over HTTP. */
export function uploadFile(
  app: RunningApp,
  name: string,
  content: Uint8Array<ArrayBuffer>,
  type = '',
): Promise<ApiAnswer> {
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  return callApi(app, '/upload/file', { method: 'POST', body: form });
}
