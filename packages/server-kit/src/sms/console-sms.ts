import type { Sms } from './sms';

/** Prints messages instead of sending them: how one works before there is a contract with a provider. */
export function consoleSms(print: (line: string) => void): Sms {
  return {
    place: 'this console',
    async send({ to, text }) {
      print(`short message to ${to}: ${text}`);
    },
  };
}
