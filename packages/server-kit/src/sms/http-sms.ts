import { type Sms, SmsError } from './sms';

export interface HttpSmsOptions {
  /** Where messages are posted; a user and a password in it become the Authorization header. */
  readonly url: string;
  /** The number or name that messages come from. */
  readonly from: string;
  /** Milliseconds until a provider is given up. Default 5,000: somebody looks at a form meanwhile. */
  readonly timeout?: number;
}

/**
 * Sends messages by a provider that takes a form of `To`, `From` and `Body`, as Twilio's `Messages.json` does and many
 * gateways after it.
 *
 * @example
 * httpSms({ url: 'https://AC123:token@api.twilio.com/2010-04-01/Accounts/AC123/Messages.json', from: '+15005550006' });
 */
export function httpSms({ url, from, timeout = 5_000 }: HttpSmsOptions): Sms {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = username === '' ? {} : { authorization: `Basic ${Buffer.from(secret).toString('base64')}` };
  return {
    place: address.host,
    async send({ to, text }) {
      const body = new URLSearchParams({ To: to, From: from, Body: text });
      const signal = AbortSignal.timeout(timeout);
      const answer = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' }).catch(
        (error: unknown) => {
          throw new SmsError('The provider of short messages did not answer.', { cause: error });
        },
      );
      // Read to its end, so that the connection can be used again.
      await answer.text().catch(() => '');
      if (!answer.ok) throw new SmsError(`The provider of short messages answered with ${answer.status}.`);
    },
  };
}
