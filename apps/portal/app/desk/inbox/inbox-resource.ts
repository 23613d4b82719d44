import type { PortalApi } from '../../api.server';
import type { DeskResource } from '../data-provider';
import type { DeskPlace } from '../desk-context';

type Inbox = PortalApi['messageDesk'] | PortalApi['applicationDesk'];
type Filter = Partial<Parameters<Inbox['search']>[0]>;
type Handled = Pick<Parameters<Inbox['update']>[0], 'version' | 'state' | 'note'>;

/** What was received, by one of the two desks that read it. */
export function inboxResource(inbox: Inbox, { ccId }: DeskPlace): DeskResource {
  return {
    list: (range, filter) => inbox.search({ ccId, ...range, ...(filter as Filter) }),
    one: (id) => inbox.get({ ccId, id }),
    update: async (id, values) => {
      const { version, state, note } = values as Handled;
      return inbox.update({ ccId, id, version, state, note: note ?? '' });
    },
  };
}
