import { noticeChannels, noticeKinds } from '@selvedge/domain/notices';
import type { SentForm } from '../account/attempt.server';
import type { Outcome } from '../account/refused';
import type { PortalApi } from '../api.server';

type Change = (api: PortalApi, form: SentForm) => Promise<Partial<Outcome>>;

const changes: Readonly<Record<string, Change>> = {
  async 'read-all'(api) {
    await api.notices.read({});
    return {};
  },
  async read(api, form) {
    await api.notices.read({ id: form.text('id') });
    return {};
  },
  async ways(api, form) {
    const isOn = (kind: string, channel: string) => form.text(`${kind}.${channel}`) === 'on';
    await api.notices.settingUpdate({
      switches: noticeKinds.map((kind) => ({
        kind,
        ...(Object.fromEntries(noticeChannels.map((channel) => [channel, isOn(kind, channel)])) as Record<
          (typeof noticeChannels)[number],
          boolean
        >),
      })),
    });
    return {};
  },
  async 'register-device'(api, form) {
    await api.device.register({
      endpoint: form.text('endpoint'),
      p256dh: form.text('p256dh'),
      auth: form.text('auth'),
    });
    return {};
  },
  async 'remove-device'(api, form) {
    await api.device.remove({ endpoint: form.text('endpoint') });
    return {};
  },
};

/** Does what a form of the notices' page asks for. */
export function changeNotices(api: PortalApi, form: SentForm): Promise<Partial<Outcome>> {
  const change = Object.hasOwn(changes, form.intent) ? changes[form.intent] : undefined;
  if (change === undefined) throw new Response(null, { status: 400 });
  return change(api, form);
}
