import type { PortalApi } from '../../api.server';
import type { DeskResource, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { textsFromForm, textsToForm } from '../form-texts';

type Fields = Parameters<PortalApi['newsDesk']['create']>[0];
type Filter = Partial<Parameters<PortalApi['newsDesk']['search']>[0]>;

/** News by the calls of the desk. */
export function newsResource({ api, ccId }: DeskPlace): DeskResource {
  const { newsDesk } = api;
  return {
    list: (range, filter) => newsDesk.search({ ccId, ...range, ...(filter as Filter) }),
    one: async (id) => {
      const { texts, img, ...item } = await newsDesk.get({ ccId, id });
      return { ...item, img_url: img?.url ?? null, texts: textsToForm(texts) };
    },
    create: async ({ idempotency_key, ...values }) =>
      newsDesk.create({ ...fieldsOf(values, ccId), idempotency_key } as Fields),
    update: async (id, values) => {
      const { version } = values as { readonly version: number };
      return newsDesk.update({ ...fieldsOf(values, ccId), id, version });
    },
    remove: (ids) => newsDesk.remove({ ccId, ids: [...ids] }),
  };
}

function fieldsOf(values: Values, ccId: number): Fields {
  const { category_id, is_top = false, img_url, state = 'draft', publish_time = null, texts } = values;
  const written = textsFromForm(texts, ['title', 'summary', 'body']);
  // A moment belongs to what is scheduled; what is published at once has the server's own.
  const moment = state === 'scheduled' ? publish_time : null;
  return { ccId, category_id, is_top, img_url: img_url || null, state, publish_time: moment, texts: written } as Fields;
}

/** The categories of news. */
export function newsCategoryResource({ api, ccId, locale }: DeskPlace): DeskResource {
  return {
    list: async () => {
      const { list } = await api.newsDesk.categories({ ccId });
      const named = list.map((category) => ({
        ...category,
        title: (category.texts[locale] ?? category.texts['zh-cn'] ?? category.texts.en)?.title ?? '',
      }));
      return { list: named, total: named.length };
    },
  };
}
