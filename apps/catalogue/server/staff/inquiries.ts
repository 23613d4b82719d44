import { sendDueMails } from '@selvedge/server-kit';
import { mailOrigin } from '../mail/mail-origin';
import { listInquiries } from '../message-board/list-inquiries';
import { longestReply, replyToInquiry } from '../message-board/reply-to-inquiry';
import { saveInquiryFiles } from '../message-board/save-inquiry-files';
import { showInquiry } from '../message-board/show-inquiry';
import type { Resources } from '../resources';
import type { CatalogueSettings } from '../settings';
import { inquiryLines, listLines, mailLine } from './inquiry-lines';
import { help, type InquiriesCommand, readCommand } from './read-command';
import { readReply } from './read-reply';
import { exits, runProgram, say, tell } from './run-program';

const unknown = 3;

/** `npm run inquiries`: what staff do with inquiries as long as there is no back office. */
process.exitCode = await runProgram({ help, read: readCommand, perform }, process.argv.slice(2));

async function perform(command: InquiriesCommand, resources: Resources, settings: CatalogueSettings): Promise<number> {
  if (command.name === 'list') {
    for (const line of listLines(await listInquiries(resources, command))) say(line);
    return exits.done;
  }
  const found = await showInquiry(resources, command);
  if (found === undefined) {
    tell(`There is no inquiry ${command.reference}.`);
    return unknown;
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
