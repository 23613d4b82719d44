import type { PortalApi } from '../../api.server';
import type { DeskResource } from '../data-provider';
import type { DeskPlace } from '../desk-context';

type Filter = Partial<Parameters<PortalApi['join']['page']>[0]>;

/** Applications to join, by the calls of those who decide on them. */
export function joiningResource({ api, ccId }: DeskPlace): DeskResource {
  return {
    list: (range, filter) => api.join.page({ ccId, ...range, ...(filter as Filter) }),
    one: (id) => api.joinDesk.get({ ccId, id }),
  };
}
