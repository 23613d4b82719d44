import type { PortalApi } from '../../api.server';
import type { DeskResource, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { formFromValues, formToValues } from '../form-builder/form-values';
import { textsFromForm, textsToForm } from '../form-texts';

type Fields = Parameters<PortalApi['activityDesk']['create']>[0];
type Filter = Partial<Parameters<PortalApi['activityDesk']['search']>[0]>;
type MemberFilter = Omit<Partial<Parameters<PortalApi['activityDesk']['members']>[0]>, 'activityId'>;

/** Activities by the calls of the desk. */
export function activityResource({ api, ccId }: DeskPlace): DeskResource {
  const { activityDesk } = api;
  const one = async (id: number) => {
    const { texts, img, tickets, phase, form, ...activity } = await activityDesk.get({ ccId, activityId: id });
    return {
      ...activity,
      phase,
      state: phase === 'draft' ? 'draft' : 'published',
      img_url: img?.url ?? null,
      form: formToValues(form),
      texts: textsToForm(texts),
      tickets: tickets.map(({ texts: words, price, member_price, ...ticket }) => ({
        ...ticket,
        price: price / 100,
        member_price: member_price === null ? null : member_price / 100,
        texts: textsToForm(words),
      })),
    };
  };
  return {
    list: (range, filter) => activityDesk.search({ ccId, ...range, ...(filter as Filter) }),
    one,
    create: ({ idempotency_key, ...values }) =>
      activityDesk.create({ ...fieldsOf(values, ccId), idempotency_key } as Fields),
    update: async (id, values) => {
      const { version } = values as { readonly version: number };
      await activityDesk.update({ ...fieldsOf(values, ccId), activityId: id, version });
      // Read again: new kinds of tickets have their numbers, and changed questions another version.
      return one(id);
    },
    remove: (ids) => activityDesk.deleteActivity({ ccId, ids: [...ids] }),
  };
}

/** Who is enrolled in an activity; the reference names the activity. */
export function enrolmentResource({ api, ccId }: DeskPlace): DeskResource {
  return {
    list: (range, { activityId, ...filter }) =>
      api.activityDesk.members({ ccId, activityId: Number(activityId), ...range, ...(filter as MemberFilter) }),
  };
}

function fieldsOf(values: Values, ccId: number): Fields {
  const { state, start_time, end_time, close_time = null, seats, audience, is_top = false, img_url = null } = values;
  const { has_waiting_list = true, offer_hours, largest_party, texts, tickets, form } = values;
  return {
    ccId,
    state,
    start_time,
    end_time,
    close_time,
    seats,
    audience,
    is_top,
    img_url,
    has_waiting_list,
    offer_hours,
    largest_party,
    form: formFromValues(form),
    texts: textsFromForm(texts, ['title', 'place', 'summary', 'body']),
    tickets: ((tickets ?? []) as readonly Values[]).map(ticketOf),
  } as Fields;
}

/** Prices are typed in yuan and travel in cents. */
function ticketOf({ id, seats, price, member_price, is_for_members = false, texts }: Values) {
  const cents = (yuan: unknown) => Math.round(Number(yuan ?? 0) * 100);
  return {
    ...(typeof id === 'number' && { id }),
    seats: seats || null,
    price: cents(price),
    member_price:
      member_price === null || member_price === undefined || member_price === '' ? null : cents(member_price),
    is_for_members,
    texts: textsFromForm(texts, ['title']),
  };
}
