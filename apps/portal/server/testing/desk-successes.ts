import { randomBytes } from 'node:crypto';
import { communityContract } from '@selvedge/api-contract/community';
import { callExamples, type JsonSchema, openApiDocument } from '@selvedge/api-contract/openapi';
import { demoPicture } from './demo-picture';
import type { Fields, Headers, LivePortal } from './live-portal';

const page = { ccId: 1, limit: 12, offset: 0 };

/** Lists that are kept as a whole: the call that reads each, and what else it is asked by. */
const wholeLists: Readonly<Record<string, { readonly read: string; readonly of?: Fields }>> = {
  'newsDesk.categorySaveAll': { read: 'newsDesk.categories' },
  'announcementDesk.modelSaveAll': { read: 'announcementDesk.modelList' },
  'bannerDesk.saveAll': { read: 'bannerDesk.getAll' },
  'partnerDesk.saveAll': { read: 'partnerDesk.getAll' },
  'programDesk.saveAll': { read: 'programDesk.getAll' },
  'positionDesk.saveAll': { read: 'positionDesk.getAll' },
  'settingsDesk.navigationSaveAll': { read: 'settingsDesk.navigation', of: { place: 'header' } },
  'productDesk.saveAll': { read: 'productDesk.getAll', of: { company_id: 1 } },
  'settingsDesk.categorySaveAll': { read: 'settingsDesk.categories', of: { kind: 'trade' } },
};

/** The fields of a request that succeeds at the desk, for calls whose example names records that a new demo does not have. */
export function deskSuccesses({
  ask,
}: Pick<LivePortal, 'ask'>): Readonly<Record<string, (headers: Headers) => Promise<Fields>>> {
  const first = async (search: string, headers: Headers) => (await ask(search, page, headers)).list[0];
  const example = (id: string) => callExamples[id]?.request ?? {};
  const newKey = () => randomBytes(8).toString('hex');
  const file = demoPicture('loom.png');
  const image = (headers: Headers) =>
    ask('attachments.image', { ...example('attachments.image'), file, idempotency_key: newKey() }, headers);

  const lists = Object.entries(wholeLists).map(([save, { read, of = {} }]) => [
    save,
    async (headers: Headers) => {
      const { version, list } = await ask(read, { ccId: 1, ...of }, headers);
      return { ccId: 1, ...of, version, list: list.map(asSaved(save)), idempotency_key: newKey() };
    },
  ]);
  return {
    ...Object.fromEntries(lists),
    'attachments.image': async () => ({ ...example('attachments.image'), file }),
    'attachments.avatar': async () => ({ file }),
    'mediaDesk.get': async (headers) => ({ ccId: 1, id: (await image(headers)).id }),
    'mediaDesk.update': async (headers) => {
      const { id, version } = await image(headers);
      return { ...example('mediaDesk.update'), id, version };
    },
    'settingsDesk.update': async (headers) => {
      const { version } = await ask('settingsDesk.get', { ccId: 1 }, headers);
      return { ...example('settingsDesk.update'), version };
    },
    'memberDesk.newOrUpdate': async (headers) => {
      const { id } = await first('memberDesk.search', headers);
      const { version, category_id, company_id, region_id } = await ask('memberDesk.get', { ccId: 1, id }, headers);
      return { ...example('memberDesk.newOrUpdate'), id, version, category_id, company_id, region_id };
    },
    'companyDesk.newOrUpdate': async (headers) => {
      const { id } = await first('companyDesk.search', headers);
      const { version } = await ask('companyDesk.get', { ccId: 1, id }, headers);
      return { ...example('companyDesk.newOrUpdate'), id, version };
    },
    'jobDesk.update': async (headers) => {
      const { id, version, company_id } = await first('jobDesk.search', headers);
      return { ...example('jobDesk.update'), id, version, company_id };
    },
    'positionDesk.holderSave': async (headers) => {
      const office = (await ask('positionDesk.getAll', { ccId: 1 }, headers)).list.at(-1);
      return { ccId: 1, position_id: office.id, member_id: 300, from: '2026-03-01', until: null };
    },
  };
}

const { paths } = openApiDocument(communityContract, { version: '1' });
const operations = Object.values(paths).flatMap((item) => Object.values(item));

/** An entry of a whole list as it is sent back: only what is saved of it, its picture by its address. */
function asSaved(save: string): (entry: Fields) => Fields {
  const body = operations.find(({ operationId }) => operationId === save)?.requestBody?.content['application/json'];
  const properties: Readonly<Record<string, JsonSchema>> = body?.schema.properties?.list?.items?.properties ?? {};
  return ({ img, ...entry }) => {
    const all = { ...entry, img_url: (img as { readonly url: string } | null | undefined)?.url ?? null };
    return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(properties, name)));
  };
}
