import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../e2e/smtp-sink';
import { MailError, type MailMessage } from './mail';
import { smtpMail } from './smtp-mail';

const from = { name: 'Weftland Mills', address: 'sales@mill.example' };
const message: MailMessage = {
  id: '6f1c2d34-0000-4000-8000-000000000001',
  to: 'buyer@shirts.example',
  subject: 'Your inquiry 询盘 WM-2026-000001',
  text: '您好，we have it.\n.\nA line with a dot alone stood above.',
  html: '<p>您好</p>',
};

let sink: SmtpSink | undefined;
afterEach(async () => {
  await sink?.close();
  sink = undefined;
});

async function sinkOf(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  sink = await startSmtpSink(options);
  return sink;
}

const failure = (code: number) => Object.assign(new Error('Not now'), { responseCode: code });

async function outcome(url: string, sent: MailMessage = message): Promise<string> {
  try {
    await smtpMail({ url, from, patience: 400 }).send(sent);
    return 'taken';
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return error.outcome;
  }
}

describe('a mail by SMTP', () => {
  it('arrives with both bodies, in any script, under our Message-ID and marked as automatic', async () => {
    const { url, received } = await sinkOf();
    expect(
      await outcome(url, { ...message, inReplyTo: 'earlier', replyTo: { name: '李雷', address: 'li@b.example' } }),
    ).toBe('taken');
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'sales@mill.example', to: ['buyer@shirts.example'] });
    expect(mail?.parsed).toMatchObject({
      subject: message.subject,
      from,
      to: [{ address: 'buyer@shirts.example' }],
      replyTo: [{ name: '李雷', address: 'li@b.example' }],
      messageId: '<6f1c2d34-0000-4000-8000-000000000001@mill.example>',
      inReplyTo: '<earlier@mill.example>',
      html: expect.stringContaining('<p>您好</p>'),
    });
    expect(mail?.parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(message.text);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated$/im);
    expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative/im);
    // Mail programs show the last part that they can: text must come first.
    expect(mail?.raw.indexOf('text/plain')).toBeLessThan(mail?.raw.indexOf('text/html') ?? 0);
  });

  it('that a person wrote is not marked as automatic', async () => {
    const { url, received } = await sinkOf();
    await outcome(url, { ...message, isAutomatic: false });
    expect(received[0]?.raw).not.toMatch(/^Auto-Submitted/im);
  });

  it.each([
    ['line ends in a subject', { subject: 'Hello\r\nBcc: victim@b.example\r\n\r\nBody' }],
    [
      'line ends in a name',
      { fromName: 'A\r\nBcc: victim@b.example', replyTo: { name: 'x\nBcc: victim@b.example', address: 'a@b.example' } },
    ],
    ['line separators of Unicode', { subject: 'a\u2028Bcc: victim@b.example\u0085Bcc: victim@b.example' }],
    ['quotation marks and brackets in a name', { fromName: '"><victim@b.example>, "' }],
  ])('has no more headers and receivers than it should: %s', async (_what, hostile) => {
    const { url, received } = await sinkOf();
    expect(await outcome(url, { ...message, ...hostile })).toBe('taken');
    expect(received[0]?.to).toEqual(['buyer@shirts.example']);
    expect(received[0]?.parsed.from?.address).toBe('sales@mill.example');
    expect(received[0]?.parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it.each([
    'a@b.example, c@d.example',
    'a@b.example\r\nRCPT TO:<c@d.example>',
    '<a@b.example>',
    'A <a@b.example>',
    'a@b.example>',
    '',
    'a b@c.example',
    'a@',
  ])('to something that is no address is refused before a conversation: %j', async (to) => {
    const { url, received } = await sinkOf();
    expect(await outcome(url, { ...message, to })).toBe('refused');
    expect(received).toEqual([]);
  });
});

describe('a mail server', () => {
  it.each<[string, SMTPServerOptions, string]>([
    ['takes the mail', {}, 'taken'],
    ['knows no such person (550)', { onRcptTo: (_a, _s, done) => done(failure(550)) }, 'refused'],
    ['is too busy for the person (450)', { onRcptTo: (_a, _s, done) => done(failure(450)) }, 'delayed'],
    ['does not like the sender (550)', { onMailFrom: (_a, _s, done) => done(failure(550)) }, 'delayed'],
    ['closes for now (421)', { onConnect: (_s, done) => done(failure(421)) }, 'delayed'],
    [
      'does not like the content (554)',
      {
        onData: (stream, _s, done) => {
          stream.resume();
          stream.on('end', () => done(failure(554)));
        },
      },
      'refused',
    ],
    [
      'has no room for the content (452)',
      {
        onData: (stream, _s, done) => {
          stream.resume();
          stream.on('end', () => done(failure(452)));
        },
      },
      'delayed',
    ],
    [
      'never answers the content',
      {
        onData: (stream) => {
          stream.resume();
        },
      },
      'delayed',
    ],
    ['wants a password that we do not have', { authOptional: false }, 'delayed'],
  ])('that %s', async (_what, options, expected) => {
    const { url } = await sinkOf(options);
    expect(await outcome(url)).toBe(expected);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['that hangs up without a word', (socket) => socket.destroy()],
    ['that hangs up in mid-sentence', (socket) => socket.end('220 mill')],
    ['that says nothing', () => {}],
    ['that speaks something else', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('%s is asked again later', async (_what, speak) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      speak(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    expect(await outcome(`smtp://127.0.0.1:${portOf(server)}`)).toBe('delayed');
    await new Promise((resolve) => server.close(resolve));
  });

  it('that is not there is asked again later', async () => {
    const { url, close } = await startSmtpSink();
    await close();
    expect(await outcome(url)).toBe('delayed');
  });

  it('is spoken to secretly as soon as it can be, and given the name and the password', async () => {
    const { port, received } = await sinkOf({
      disabledCommands: [],
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        done(password === 'sécret/1' ? null : failure(535), { user: username ?? '' }),
    });
    const at = (password: string, query: string) =>
      `smtp://mill:${encodeURIComponent(password)}@127.0.0.1:${port}?${query}`;
    expect(await outcome(at('sécret/1', 'tls.rejectUnauthorized=false'))).toBe('taken');
    expect(received[0]).toMatchObject({ isSecure: true, user: 'mill' });
    // A wrong password is ours to correct, and no reason to give a mail up.
    expect(await outcome(at('wrong', 'tls.rejectUnauthorized=false'))).toBe('delayed');
    // A certificate that nobody vouches for may be somebody in between.
    expect(await outcome(at('sécret/1', ''))).toBe('delayed');
    expect(received).toHaveLength(1);
  });
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
