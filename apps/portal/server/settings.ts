import {
  count,
  httpAddress,
  mailSettings,
  oneOf,
  optionalSetting,
  origin,
  port,
  postgresAddress,
  SettingError,
  type Settings,
  setting,
  sharedSettings,
  smsSettings,
  text,
} from '@selvedge/server-kit';
import { oidcThirdParty, type ThirdParty } from './identity/third-party';
import { paymentSettings } from './payments/payment-settings';

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
  ...mailSettings,
  ...smsSettings,
  ...paymentSettings,
  PORTAL_CAPTCHA: setting(
    'Whether codes are sent without a captcha only for the first times of an address.',
    oneOf('on', 'off'),
    'on',
  ),
  PUSH_SERVICES: setting(
    'The push services that notices may be handed to: hosts, `*.` before one stands for all below it.',
    text,
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  ),
  OIDC_ISSUER: optionalSetting('An OpenID provider that people may sign in with.', httpAddress),
  OIDC_CLIENT_ID: optionalSetting('Our name at the OpenID provider. Needed with `OIDC_ISSUER`.', text),
  OIDC_CLIENT_SECRET: optionalSetting('Our secret at the OpenID provider, when it gave us one.', text, {
    secret: true,
  }),
  OIDC_NAME: setting('What the button of the OpenID provider says.', text, 'OpenID'),
  PAGE_CACHE_MB: setting('The memory that finished pages may take, in megabytes; 0 keeps none.', count, '64'),
  DEMO: setting('Whether an empty database is filled with the demo content.', oneOf('on', 'off'), 'on'),
} as const;

export type PortalSettings = Settings<typeof portalSettings>;

/** The ports of specification §7: Reading B's calls are expected on 19014 when no base is configured. */
const defaultPorts = { on: 19014, off: 3001 } as const;

export function listenPort(settings: Pick<PortalSettings, 'PORTAL_PORT' | 'PORTAL_API_ONLY'>): number {
  return settings.PORTAL_PORT ?? defaultPorts[settings.PORTAL_API_ONLY];
}

/** The origin under which people see the portal, as it stands in mails; a request's host is never believed for that. */
export function publicOrigin(
  settings: Pick<PortalSettings, 'PORTAL_PUBLIC_URL' | 'PORTAL_PORT' | 'PORTAL_API_ONLY' | 'HOST'>,
): string {
  const { HOST: host } = settings;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return settings.PORTAL_PUBLIC_URL ?? `http://${name}:${listenPort(settings)}`;
}

/** The third parties that people may sign in with. */
export function openThirdParties(
  settings: Pick<PortalSettings, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME'>,
): ReadonlyMap<string, ThirdParty> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = settings;
  if (issuer === undefined) return new Map();
  if (clientId === undefined) throw new SettingError('OIDC_CLIENT_ID', 'must be set together with OIDC_ISSUER');
  const party = oidcThirdParty({ issuer, clientId, clientSecret, name });
  return new Map([[party.key, party]]);
}
