import type { PortalApi } from '../../api.server';
import type { DeskResource, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { formFromValues, formToValues } from '../form-builder/form-values';
import { textsFromForm, textsToForm } from '../form-texts';

type Fields = Parameters<PortalApi['joinDesk']['formSave']>[0];

/** What can be applied for, as the desk reads it. */
export type DeskJoinForm = Awaited<ReturnType<PortalApi['joinDesk']['formList']>>['list'][number];

/** What can be applied for, with its questions. */
export function joinFormResource({ api, ccId }: DeskPlace): DeskResource {
  const { joinDesk } = api;
  const all = async () => (await joinDesk.formList({ ccId })).list.map(joinFormToForm);
  return {
    list: async () => {
      const list = await all();
      return { list, total: list.length };
    },
    create: ({ idempotency_key, ...values }) =>
      joinDesk.formSave({ ...joinFormFromForm(values, ccId), idempotency_key } as Fields),
    update: async (id, values) => {
      const { version } = values as { readonly version: number };
      const saved = await joinDesk.formSave({ ...joinFormFromForm(values, ccId), id, version });
      // Read again: questions that changed have another version now.
      return { ...saved, ...(await all()).find((form) => form.id === saved.id) };
    },
  };
}

export function joinFormToForm({ texts, form, ...rest }: DeskJoinForm) {
  return { ...rest, texts: textsToForm(texts), form: formToValues(form) };
}

/** Only a company has seats to give; whoever joins alone sits on one. */
export function joinFormFromForm({ kind, category_id, seats, months, is_open, texts, form }: Values, ccId: number) {
  return {
    ccId,
    kind,
    category_id: category_id || null,
    seats: kind === 'company' ? seats : 1,
    months: months || null,
    is_open: is_open === true,
    texts: textsFromForm(texts, ['title', 'description']),
    form: formFromValues(form) ?? { fields: [] },
  } as Fields;
}
