import { LOG_LEVELS } from '../log/create-log';
import { count, host, httpAddress, oneOf, origin, port, postgresAddress, text } from './parsers';
import { optionalSetting, setting } from './setting';

/**
 * The variables that every app of the house reads.
 *
 * @example
 * const settings = readSettings({ ...sharedSettings({ port: '3000' }), MAIL_URL: … }, process.env);
 */
export function sharedSettings(fallbacks: { readonly port: string }) {
  return {
    NODE_ENV: setting(
      'What the server runs for: shorter answers in production, stricter checks otherwise.',
      oneOf('production', 'development', 'test'),
      'production',
    ),
    HOST: setting('The address to listen on. Only this machine is served unless it is set.', host, '127.0.0.1'),
    PORT: setting('The port to listen on.', port, fallbacks.port),
    PUBLIC_URL: optionalSetting('The origin under which visitors see the site, for canonical links.', origin),
    TRUST_PROXY: setting(
      'How many proxies stand in front; that many entries of X-Forwarded-For are believed.',
      count,
      '0',
    ),
    DATABASE_URL: optionalSetting(
      'A PostgreSQL database (15 or later). Without it the embedded server is started.',
      postgresAddress,
      { secret: true },
    ),
    DATA_DIR: optionalSetting('Where the embedded database and files lie. Default: `.data` in the checkout.', text),
    API_BASE: optionalSetting(
      'The base address of another server that speaks the API, instead of our own.',
      httpAddress,
    ),
    LIMITS: setting('Whether requests of one client are counted and limited.', oneOf('on', 'off'), 'on'),
    LOG_LEVEL: setting('The least important lines that are still written.', oneOf(...LOG_LEVELS), 'info'),
    ...storageSettings,
  } as const;
}

/** Where files are kept: on disk below `DATA_DIR`, or in a bucket. */
export const storageSettings = {
  STORAGE: setting('Where files are kept: on disk below `DATA_DIR`, or in an S3 bucket.', oneOf('disk', 's3'), 'disk'),
  S3_ENDPOINT: optionalSetting('The address of the S3 service. Without it, Amazon’s of the region.', httpAddress),
  S3_BUCKET: optionalSetting('The bucket that holds the files.', text),
  S3_REGION: setting('The region of the bucket.', text, 'us-east-1'),
  S3_ACCESS_KEY: optionalSetting('The access key of the S3 service.', text),
  S3_SECRET_KEY: optionalSetting('The secret key of the S3 service.', text, { secret: true }),
} as const;
