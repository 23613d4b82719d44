import { httpAddress, text } from '../settings/parsers';
import { optionalSetting } from '../settings/setting';
import { SettingError } from '../settings/setting-error';
import { consoleSms } from './console-sms';
import { httpSms } from './http-sms';
import type { Sms } from './sms';

/** How short messages leave. */
export const smsSettings = {
  SMS_URL: optionalSetting(
    'Where short messages are posted as `To`, `From` and `Body`, such as Twilio’s `https://sid:token@host/…/Messages.json`. Without it they are printed.',
    httpAddress,
    { secret: true },
  ),
  SMS_FROM: optionalSetting('The number or name that short messages come from. Needed with `SMS_URL`.', text),
} as const;

export interface SmsSettings {
  readonly SMS_URL: string | undefined;
  readonly SMS_FROM: string | undefined;
}

/**
 * Short messages as the settings say: by a provider, else onto the console.
 *
 * @throws {SettingError} when there is a provider but no sender.
 */
export function openSms({ SMS_URL: url, SMS_FROM: from }: SmsSettings, print: (line: string) => void): Sms {
  if (url === undefined) return consoleSms(print);
  if (from === undefined) throw new SettingError('SMS_FROM', 'must be set together with SMS_URL');
  return httpSms({ url, from });
}
