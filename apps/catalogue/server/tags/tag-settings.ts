import { type SettingParser, ValueProblem } from '@selvedge/server-kit';

interface TagSettings {
  readonly ANALYTICS_TAG?: string | undefined;
  readonly ADVERTISING_TAG?: string | undefined;
  readonly TAG_HOSTS: readonly string[];
}

/** Hosts with commas between, as a Content-Security-Policy takes them: nothing else may get into that header. */
export const tagHosts: SettingParser<readonly string[]> = (value) => {
  const list = value.split(',').flatMap((host) => host.trim() || []);
  const isHost = (host: string) => /^(?:https?:\/\/)?(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i.test(host);
  if (!list.every(isHost)) throw new ValueProblem('hosts such as www.example.com, *.example.com');
  return list;
};

/** The two tags of specification §1, as far as they are configured. */
export function tagAddresses({ ANALYTICS_TAG, ADVERTISING_TAG }: TagSettings): readonly string[] {
  return [ANALYTICS_TAG, ADVERTISING_TAG].filter((address) => address !== undefined);
}

/** From where pages may load and whereto they may report because of the tags: nothing at all where there are none. */
export function tagOrigins(settings: TagSettings): readonly string[] {
  const addresses = tagAddresses(settings);
  if (addresses.length === 0) return [];
  return [...new Set([...addresses.map((address) => new URL(address).origin), ...settings.TAG_HOSTS])];
}
