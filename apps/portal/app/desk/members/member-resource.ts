import type { PortalApi } from '../../api.server';
import type { DeskResource, Row, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { textsFromForm, textsToForm } from '../form-texts';

type Fields = Parameters<PortalApi['memberDesk']['newOrUpdate']>[0];
type Filter = Partial<Parameters<PortalApi['memberDesk']['search']>[0]>;

/** Members by the calls of the desk. */
export function memberResource({ api, ccId }: DeskPlace): DeskResource {
  const { memberDesk } = api;
  return {
    list: (range, filter) => memberDesk.search({ ccId, ...range, ...(filter as Filter) }),
    one: async (id) => {
      const { texts, img, ...member } = await memberDesk.get({ ccId, id });
      return { ...member, img_url: img?.url ?? null, texts: textsToForm(texts) };
    },
    create: ({ idempotency_key, ...values }) =>
      memberDesk.newOrUpdate({ ...fieldsOf(values, ccId), idempotency_key } as Fields),
    update: async (id, values) => {
      const { version } = values as { readonly version: number };
      return memberDesk.newOrUpdate({ ...fieldsOf(values, ccId), id, version });
    },
    remove: (ids) => memberDesk.remove({ ccId, ids: [...ids] }),
  };
}

/** What members are sorted by, to be chosen from. */
export function choiceResource({ api, ccId }: DeskPlace, kind: 'categories' | 'regions' | 'positions'): DeskResource {
  return {
    list: async () => {
      const list: readonly Row[] = (await api.memberDesk.choices({ ccId }))[kind];
      return { list, total: list.length };
    },
  };
}

function fieldsOf(values: Values, ccId: number): Fields {
  const { state = 'active', category_id, company_id, region_id, phone, email, img_url } = values;
  return {
    ccId,
    state,
    category_id: category_id || null,
    company_id: company_id || null,
    region_id: region_id || null,
    phone: phone ?? '',
    email: email ?? '',
    img_url: img_url || null,
    texts: textsFromForm(values.texts, ['name', 'initial', 'post', 'introduction']),
  } as Fields;
}
