import type { PortalApi } from '../../api.server';
import type { DeskResource, Values } from '../data-provider';
import type { DeskPlace } from '../desk-context';

type Permissions = Parameters<PortalApi['roles']['assign']>[0]['permissions'];

const mostRows = 60;

/** The roles of the community, and what each allows. */
export function roleResource({ api, ccId }: DeskPlace): DeskResource {
  const { roles } = api;
  const save = async (values: Values, id?: number) => {
    const { name_zh, name_en, permissions = [], idempotency_key } = values;
    const names = { 'zh-cn': String(name_zh ?? ''), en: String(name_en ?? '') };
    const made = id === undefined ? { idempotency_key: String(idempotency_key) } : { id };
    const saved = await roles.save({ ccId, names, ...made });
    await roles.assign({ ccId, roleId: saved.id, permissions: permissions as Permissions });
    return { ...values, id: saved.id };
  };
  return {
    list: async (range) => {
      const { list, total } = await roles.page({ ccId, ...range });
      const named = list.map((role) => ({ ...role, name_zh: role.names['zh-cn'] ?? '', name_en: role.names.en ?? '' }));
      return { list: named, total };
    },
    create: (values) => save(values),
    update: (id, values) => save(values, id),
    remove: async (ids) => {
      for (const roleId of ids) await roles.remove({ ccId, roleId });
    },
  };
}

/** To whom a role is given. Taking it away holds at once. */
export function roleUserResource({ api, ccId }: DeskPlace): DeskResource {
  const { roles } = api;
  return {
    list: (_range, { roleId }) => roles.users({ ccId, roleId: Number(roleId), limit: mostRows, offset: 0 }),
    create: ({ roleId, account_id }) => roles.give({ ccId, roleId: Number(roleId), account_id: Number(account_id) }),
    remove: async (ids) => {
      for (const id of ids) await roles.take({ ccId, id });
    },
  };
}
