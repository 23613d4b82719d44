import type { PortalApi } from '../../api.server';
import type { DeskResource } from '../data-provider';
import type { DeskPlace } from '../desk-context';
import { textsFromForm, textsToForm } from '../form-texts';

type Fields = Parameters<PortalApi['settingsDesk']['update']>[0];

/** The fields of one language, each with the lines that it begins with. */
export const settingsTexts = {
  name: 1,
  desc: 2,
  introduction: 3,
  address: 1,
  hours: 1,
  about: 8,
  charter: 8,
  registered_with: 1,
} as const;

/** Who the community is: one record, with the community's own id. */
export function settingsResource({ api, ccId }: DeskPlace): DeskResource {
  const { settingsDesk } = api;
  return {
    list: async () => ({ list: [], total: 0 }),
    one: async () => {
      const { texts, ...settings } = await settingsDesk.get({ ccId });
      return { ...settings, texts: textsToForm(texts) };
    },
    update: async (_id, values) => {
      const { version, seal, founded, email, phone, registration_number, charter_adopted_on } = values;
      return settingsDesk.update({
        ccId,
        version,
        seal,
        founded,
        email: email ?? '',
        phone: phone ?? '',
        registration_number: registration_number ?? '',
        charter_adopted_on: charter_adopted_on || null,
        texts: textsFromForm(values.texts, Object.keys(settingsTexts)),
      } as Fields);
    },
  };
}
