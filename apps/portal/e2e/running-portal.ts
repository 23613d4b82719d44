import { fileURLToPath } from 'node:url';
import { type RunningApp, startBuiltApp } from '@selvedge/server-kit/e2e';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** The built portal with its demo content, on a free port and an own database. */
export function runningPortal(): Promise<RunningApp> {
  return startBuiltApp(folder, 'PORTAL_PORT');
}

/** What the API says of the community, asked over HTTP as any other program would. */
export async function baseInfo(app: RunningApp, language: string): Promise<BaseInfo> {
  const answer = await fetch(`${app.origin}/v1/h5/cc/officialWeb/baseInfo/get`, {
    headers: { 'accept-language': language },
  });
  const { code, data } = (await answer.json()) as { code: number; data: BaseInfo };
  if (!answer.ok || code !== 0) throw new Error(`The base information answers with ${answer.status}, code ${code}.`);
  return data;
}

export interface BaseInfo {
  readonly name: string;
  readonly desc: string;
  readonly introduction: string;
  readonly stats: { readonly companies: number; readonly members: number };
}
