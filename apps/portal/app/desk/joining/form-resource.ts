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
  return {
    list: async () => {
      const { list } = await joinDesk.formList({ ccId });
      return { list: list.map(joinFormToForm), total: list.length };
    },
    create: ({ idempotency_key, ...values }) =>
      joinDesk.formSave({ ...joinFormFromForm(values, ccId), idempotency_key } as Fields),
    update: (id, values) => {
      const { version } = values as { readonly version: number };
      return joinDesk.formSave({ ...joinFormFromForm(values, ccId), id, version });
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
