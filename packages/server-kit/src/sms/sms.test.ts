import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpSms } from './http-sms';
import { openSms } from './open-sms';
import { SmsError } from './sms';

/** A provider that keeps what it was sent and answers as it is told to. */
const received: { authorization: string | undefined; type: string | undefined; fields: Record<string, string> }[] = [];
let status: number | 'silence' = 201;
const provider = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const { authorization, 'content-type': type } = request.headers;
    received.push({ authorization, type, fields: Object.fromEntries(new URLSearchParams(body)) });
    if (status !== 'silence') response.writeHead(status, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
  });
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

describe('short messages by a provider', () => {
  it('are posted as a form, in the name of the user in the address', async () => {
    status = 201;
    const sms = httpSms({ url: `http://AC1:p%40ss@${host}/Messages.json`, from: '+15005550006' });
    await sms.send({ to: '+8613800000000', text: '您的验证码：123456' });
    expect(received.at(-1)).toEqual({
      authorization: `Basic ${Buffer.from('AC1:p@ss').toString('base64')}`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: { To: '+8613800000000', From: '+15005550006', Body: '您的验证码：123456' },
    });
    expect(sms.place).toBe(host);
  });

  it.each([400, 401, 500])(
    'that it refuses with %i are failures, which tell nothing of the secret',
    async (refusal) => {
      status = refusal;
      const sms = httpSms({ url: `http://AC1:secret@${host}/`, from: 'Weft' });
      const error = await sms.send({ to: '+8613800000000', text: 'x' }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SmsError);
      expect(String(error)).not.toContain('secret');
    },
  );

  it('that it does not answer are given up in time', async () => {
    status = 'silence';
    const sms = httpSms({ url: `http://${host}/`, from: 'Weft', timeout: 50 });
    await expect(sms.send({ to: '+8613800000000', text: 'x' })).rejects.toThrow(SmsError);
  });
});

describe('short messages without a provider', () => {
  it('are printed', async () => {
    const lines: string[] = [];
    const sms = openSms({ SMS_URL: undefined, SMS_FROM: undefined }, (line) => lines.push(line));
    await sms.send({ to: '+8613800000000', text: 'Your code: 123456' });
    expect(lines).toEqual(['short message to +8613800000000: Your code: 123456']);
  });

  it('need a sender as soon as there is a provider', () => {
    expect(() => openSms({ SMS_URL: `http://${host}`, SMS_FROM: undefined }, () => {})).toThrow('SMS_FROM');
  });
});
