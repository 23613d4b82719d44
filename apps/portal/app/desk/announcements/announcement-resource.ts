import type { PortalApi } from '../../api.server';
import type { DeskResource, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { textsFromForm, textsToForm } from '../form-texts';

type Fields = Parameters<PortalApi['announcementDesk']['newOrUpdate']>[0];
type Filter = Partial<Parameters<PortalApi['announcementDesk']['search']>[0]>;

/** Announcements by the calls of the desk. */
export function announcementResource({ api, ccId }: DeskPlace): DeskResource {
  const { announcementDesk } = api;
  return {
    list: (range, filter) => announcementDesk.search({ ccId, ...range, ...(filter as Filter) }),
    one: async (id) => {
      const { texts, ...item } = await announcementDesk.get({ ccId, id });
      return { ...item, texts: textsToForm(texts) };
    },
    create: ({ idempotency_key, ...values }) =>
      announcementDesk.newOrUpdate({ ...fieldsOf(values, ccId), idempotency_key } as Fields),
    update: async (id, values) => {
      const { version } = values as { readonly version: number };
      return announcementDesk.newOrUpdate({ ...fieldsOf(values, ccId), id, version });
    },
    remove: (ids) => announcementDesk.batchDelete({ ccId, ids: [...ids] }),
  };
}

function fieldsOf(values: Values, ccId: number): Fields {
  const { is_top = false, audience = 'everyone', state = 'draft', publish_time = null, texts } = values;
  const moment = state === 'scheduled' ? publish_time : null;
  return {
    ccId,
    is_top,
    audience,
    state,
    publish_time: moment,
    texts: textsFromForm(texts, ['title', 'body']),
  } as Fields;
}
