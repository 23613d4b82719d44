import {
  httpAddress,
  oneOf,
  optionalSetting,
  origin,
  port,
  postgresAddress,
  type Settings,
  setting,
  sharedSettings,
} from '@selvedge/server-kit';

// Where the two applications differ on one machine, the portal's variable has a name of its own: one environment
// starts both.
const { PORT: _port, PUBLIC_URL: _url, API_BASE: _base, DATABASE_URL, ...shared } = sharedSettings({ port: '3001' });

/** The environment variables of the portal, each with what it is for. */
export const portalSettings = {
  ...shared,
  DATABASE_URL,
  PORTAL_PORT: optionalSetting('The port of the portal: 3001, or 19014 when it runs its API alone.', port),
  PORTAL_PUBLIC_URL: optionalSetting('The origin under which visitors see the portal, for canonical links.', origin),
  PORTAL_API_BASE: optionalSetting(
    'The base address of another server that speaks the portal’s API, instead of our own.',
    httpAddress,
  ),
  PORTAL_API_ONLY: setting('Whether only the API is run, without pages.', oneOf('on', 'off'), 'off'),
  PORTAL_DATABASE_URL: optionalSetting(
    'The portal’s PostgreSQL database. Default: beside the one of `DATABASE_URL`, named after it with `_portal`.',
    postgresAddress,
    { secret: true },
  ),
  DEMO: setting('Whether an empty database is filled with the demo content.', oneOf('on', 'off'), 'on'),
} as const;

export type PortalSettings = Settings<typeof portalSettings>;

/** The ports of specification §7: Reading B's calls are expected on 19014 when no base is configured. */
const defaultPorts = { on: 19014, off: 3001 } as const;

export function listenPort(settings: Pick<PortalSettings, 'PORTAL_PORT' | 'PORTAL_API_ONLY'>): number {
  return settings.PORTAL_PORT ?? defaultPorts[settings.PORTAL_API_ONLY];
}
