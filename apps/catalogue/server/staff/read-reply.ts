import { readFile, stat } from 'node:fs/promises';
import { longestReply } from '../message-board/reply-to-inquiry';
import { UsageError } from './read-command';

/** Twice what a reply of the longest kind can have in UTF-8: more than that is no reply. */
const mostBytes = longestReply * 8;

/**
 * The text of a reply, from a file or from the standard input.
 *
 * @throws {UsageError} for what is no UTF-8 text: a mistaken file must not be sent to a buyer.
 */
export async function readReply(file: string | undefined): Promise<string> {
  const bytes = file === undefined ? await readInput() : await readTextFile(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError('The reply is not UTF-8 text.');
  }
}

async function readTextFile(file: string): Promise<Uint8Array> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) throw new UsageError(`There is no file "${file}".`);
  if (facts.size > mostBytes) throw new UsageError(`"${file}" is too long for a reply.`);
  return readFile(file);
}

async function readInput(): Promise<Uint8Array> {
  if (process.stdin.isTTY) process.stderr.write('Type the reply; end it with Ctrl-D on a line of its own.\n');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > mostBytes) throw new UsageError('What was typed is too long for a reply.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
