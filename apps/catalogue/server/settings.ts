import {
  count,
  httpAddress,
  mailSettings,
  oneOf,
  optionalSetting,
  type Settings,
  setting,
  sharedSettings,
  text,
} from '@selvedge/server-kit';
import { paymentSettings } from './payments/payment-settings';
import { tagHosts } from './tags/tag-settings';

/** The environment variables of the catalogue, each with what it is for. */
export const catalogueSettings = {
  ...sharedSettings({ port: '3000' }),
  COMPANY_ID: setting('The company id in the addresses of the API (specification §7).', text, '1'),
  DEMO: setting('Whether an empty database is filled with the demo content.', oneOf('on', 'off'), 'on'),
  LIMITS: setting('Whether one address may send only so many inquiries and files a minute.', oneOf('on', 'off'), 'on'),
  CAPTCHA: setting('Whether forms ask for a confirmation after the first try of an address.', oneOf('on', 'off'), 'on'),
  ANALYTICS_TAG: optionalSetting('The address of an analytics script, loaded only after consent.', httpAddress),
  ADVERTISING_TAG: optionalSetting('The address of an advertising script, loaded only after consent.', httpAddress),
  TAG_HOSTS: setting('Further hosts that those scripts load from or report to, with commas between.', tagHosts, ''),
  ...mailSettings,
  SHOP: optionalSetting(
    'Makes the site a shop at the start, or ends that; left out, it stays as it is. The demo mill is none at first.',
    oneOf('on', 'off'),
  ),
  ...paymentSettings,
  QUERY_SECONDS: setting(
    'Seconds after which a slow query is cut and the asker is told to come back; 0 waits for ever.',
    count,
    '5',
  ),
  PAGE_CACHE_MB: setting('The memory that finished pages may take, in megabytes; 0 keeps none.', count, '64'),
  SITE_NAME: setting('What the site is called when it is made without the demo content.', text, 'Catalogue'),
} as const;

export type CatalogueSettings = Settings<typeof catalogueSettings>;
