/**
 * Whether an address is one that we push to. Browsers name the address themselves, so that only the services that are
 * known are believed: nobody else's server, and none inside our own network, is called by a person's wish.
 *
 * @param services - hosts, `*.` before one stands for all below it; an origin with `http://` for one without TLS
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    if (service.startsWith('http://')) return origin === service;
    if (protocol !== 'https:') return false;
    return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
  });
}

/** A list of services as it stands in the settings. */
export function readPushServices(list: string): readonly string[] {
  return list.split(',').flatMap((entry) => entry.trim() || []);
}
