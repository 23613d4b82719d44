import { createLog, readSettings, SettingError, sendDueMails } from '@selvedge/server-kit';
import { mailOrigin } from '../mail/mail-origin';
import { listInquiries } from '../message-board/list-inquiries';
import { longestReply, replyToInquiry } from '../message-board/reply-to-inquiry';
import { saveInquiryFiles } from '../message-board/save-inquiry-files';
import { showInquiry } from '../message-board/show-inquiry';
import { openResources, type Resources } from '../resources';
import { type CatalogueSettings, catalogueSettings } from '../settings';
import { inquiryLines, listLines, mailLine } from './inquiry-lines';
import { help, type InquiriesCommand, readCommand, UsageError } from './read-command';
import { readReply } from './read-reply';

const exits = { done: 0, failed: 1, usage: 2, unknown: 3 } as const;

process.exitCode = await run(process.argv.slice(2));

/** `npm run inquiries`: what staff do with inquiries as long as there is no back office. */
async function run(args: readonly string[]): Promise<number> {
  try {
    const command = readCommand(args);
    if (command.name === 'help') {
      say(help);
      return exits.done;
    }
    const settings = readSettings(catalogueSettings, process.env);
    const resources = await openResources(settings, { log: createLog({ level: 'error', write: tell }) });
    try {
      return await perform(command, resources, settings);
    } finally {
      await resources.close();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      tell(`${error.message}\n\n${help}`);
      return exits.usage;
    }
    tell(error instanceof SettingError ? error.message : String(error instanceof Error ? error.stack : error));
    return exits.failed;
  }
}

async function perform(
  command: Exclude<InquiriesCommand, { name: 'help' }>,
  resources: Resources,
  settings: CatalogueSettings,
): Promise<number> {
  if (command.name === 'list') {
    for (const line of listLines(await listInquiries(resources, command))) say(line);
    return exits.done;
  }
  const found = await showInquiry(resources, command);
  if (found === undefined) {
    tell(`There is no inquiry ${command.reference}.`);
    return exits.unknown;
  }
  if (command.name === 'show') {
    for (const line of inquiryLines(found)) say(line);
    return exits.done;
  }
  if (command.name === 'files') {
    const places = await saveInquiryFiles(resources, { inquiryId: found.inquiry.id, folder: command.folder });
    for (const place of places) say(place);
    if (places.length === 0) say('It has no files.');
    return exits.done;
  }
  return reply(command, resources, settings);
}

async function reply(
  command: Extract<InquiriesCommand, { name: 'reply' }>,
  resources: Resources,
  settings: CatalogueSettings,
): Promise<number> {
  const body = await readReply(command.file);
  const { pool, mail, log, siteId } = resources;
  const world = { db: resources.db, now: resources.now(), siteId, mailOrigin: mailOrigin(settings) };
  const outcome = await replyToInquiry(world, { ...command, body });
  if (outcome.kind === 'replied') {
    await sendDueMails({ pool, mail, log });
    const mails = (await showInquiry(resources, command))?.mails ?? [];
    const last = mails.at(-1);
    say(`The reply to ${command.reference} is kept. ${last === undefined ? '' : mailLine(last)}`);
    return exits.done;
  }
  const reasons = {
    unknown: `There is no inquiry ${command.reference}.`,
    empty: 'The reply is empty. Nothing is sent.',
    'too long': `The reply is longer than ${longestReply} characters. Nothing is sent.`,
    'said already': 'The same words were sent to this inquiry before. Add --again to send them once more.',
  } as const;
  tell(reasons[outcome.kind]);
  return exits.usage;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
