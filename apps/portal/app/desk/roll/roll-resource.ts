import type { PortalApi } from '../../api.server';
import type { DeskResource } from '../data-provider';
import type { DeskPlace } from '../desk-context';

type TermFilter = Partial<Parameters<PortalApi['roll']['terms']>[0]>;

/** Member companies with their seats. */
export function seatResource({ api, ccId }: DeskPlace): DeskResource {
  return {
    list: (range, { keywords }) =>
      api.roll.companies({ ccId, ...range, ...(typeof keywords === 'string' && { keywords }) }),
    one: async (id) => {
      const company = await api.roll.seats({ ccId, company_id: id });
      return { id, name: company.company, ...company };
    },
  };
}

/** Terms of office. A term has no number of its own. */
export function termResource({ api, ccId }: DeskPlace): DeskResource {
  return {
    list: async (range, filter) => {
      const { list, total } = await api.roll.terms({ ccId, ...range, ...(filter as TermFilter) });
      return { list: list.map((term, row) => ({ ...term, id: range.offset + row + 1 })), total };
    },
  };
}
