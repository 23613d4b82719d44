import type { PortalApi } from '../../api.server';
import type { DeskResource, Row, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { textsFromForm, textsToForm } from '../form-texts';

type Fields = Parameters<PortalApi['companyDesk']['newOrUpdate']>[0];
type Filter = Partial<Parameters<PortalApi['companyDesk']['search']>[0]>;

const texts = ['name', 'trade', 'introduction', 'address'];

/** Member companies by the calls of the desk. */
export function enterpriseResource({ api, ccId }: DeskPlace): DeskResource {
  const { companyDesk } = api;
  return {
    list: (range, { is_listed, ...filter }) => {
      const listed = typeof is_listed === 'boolean' ? { is_listed: String(is_listed) } : {};
      return companyDesk.search({ ccId, ...range, ...(filter as Filter), ...(listed as Filter) });
    },
    one: async (id) => {
      const { texts: written, img, ...company } = await companyDesk.get({ ccId, id });
      return { ...company, img_url: img?.url ?? null, texts: textsToForm(written) };
    },
    create: ({ idempotency_key, ...values }) =>
      companyDesk.newOrUpdate({ ...fieldsOf(values, ccId), idempotency_key } as Fields),
    update: async (id, values) => {
      const { version } = values as { readonly version: number };
      return companyDesk.newOrUpdate({ ...fieldsOf(values, ccId), id, version });
    },
  };
}

/** What companies are found by, to be chosen from. */
export function companyChoiceResource({ api, ccId }: DeskPlace, kind: 'trades' | 'regions'): DeskResource {
  return {
    list: async () => {
      const list: readonly Row[] = (await api.companyDesk.choices({ ccId }))[kind];
      return { list, total: list.length };
    },
  };
}

function fieldsOf(values: Values, ccId: number): Fields {
  const { rank = 'member', is_listed = false, region_id, trade_ids, founded, employees, img_url } = values;
  return {
    ccId,
    rank,
    is_listed,
    region_id: region_id || null,
    trade_ids: trade_ids ?? [],
    founded: founded ?? null,
    employees: employees ?? null,
    website: values.website ?? '',
    phone: values.phone ?? '',
    email: values.email ?? '',
    img_url: img_url || null,
    texts: textsFromForm(values.texts, texts),
  } as Fields;
}
