import type { PortalApi } from '../../api.server';
import type { DeskResource, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { textsFromForm, textsToForm } from '../form-texts';

type Fields = Parameters<PortalApi['jobDesk']['create']>[0];
type Filter = Partial<Parameters<PortalApi['jobDesk']['search']>[0]>;

const texts = ['title', 'place', 'summary', 'description', 'requirements'];

/** Jobs of member companies by the calls of the desk. A form holds pay in yuan, the wire in cents. */
export function jobResource({ api, ccId }: DeskPlace): DeskResource {
  const { jobDesk } = api;
  return {
    list: (range, { is_published, ...filter }) => {
      const published = typeof is_published === 'boolean' ? { is_published: String(is_published) } : {};
      return jobDesk.search({ ccId, ...range, ...(filter as Filter), ...(published as Filter) });
    },
    one: async (id) => {
      const { pay, texts: written, ...job } = await jobDesk.get({ ccId, id });
      const yuan = pay === null ? {} : { pay_min: pay.min / 100, pay_max: pay.max / 100 };
      return { ...job, ...yuan, texts: textsToForm(written) };
    },
    create: ({ idempotency_key, ...values }) =>
      jobDesk.create({ ...fieldsOf(values, ccId), idempotency_key } as Fields),
    update: async (id, values) => {
      const { version } = values as { readonly version: number };
      return jobDesk.update({ ...fieldsOf(values, ccId), id, version });
    },
    remove: (ids) => jobDesk.remove({ ccId, ids: [...ids] }),
  };
}

function fieldsOf(values: Values, ccId: number): Fields {
  const {
    company_id,
    is_published = false,
    employment = 'full',
    openings,
    close_time = null,
    pay_min,
    pay_max,
  } = values;
  const isAgreed = typeof pay_min !== 'number' && typeof pay_max !== 'number';
  const cents = (yuan: unknown) => Math.round(Number(yuan ?? 0) * 100);
  return {
    ccId,
    company_id,
    is_published,
    employment,
    openings,
    pay: isAgreed ? null : { min: cents(pay_min ?? pay_max), max: cents(pay_max ?? pay_min) },
    close_time,
    texts: textsFromForm(values.texts, texts),
  } as Fields;
}

/** Companies, to be chosen from. */
export function companyResource({ api, ccId }: DeskPlace): DeskResource {
  return {
    list: async (_range, { keywords }) => {
      const words = typeof keywords === 'string' && keywords !== '' ? { keywords } : {};
      const { list } = await api.desk.companies({ ccId, ...words });
      return { list, total: list.length };
    },
    one: async (id) => {
      const [company] = (await api.desk.companies({ ccId, id })).list;
      return company ?? { id, name: '' };
    },
  };
}
