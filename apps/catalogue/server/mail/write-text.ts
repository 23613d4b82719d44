import type { MailBlock, MailContent } from './mail-block';
import type { MailFrame } from './mail-frame';

/** A mail as plain text, for programs and people that want no HTML. */
export function writeText({ title, blocks }: MailContent, frame: MailFrame): string {
  const contacts = [frame.postalAddress, frame.phone, frame.email].filter((line) => line !== '');
  const foot = ['--', frame.companyName, ...contacts, frame.origin].join('\n');
  return `${[title, ...blocks.map(textOf), foot].join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'action':
      return `${block.text}\n${block.address}`;
    case 'quote':
      return `${block.title}\n${quoted(block.text)}`;
    case 'facts':
      return [block.title, ...block.rows.map(([name, value]) => `${name}: ${value}`)].join('\n');
    case 'list':
      return [
        block.title,
        ...block.items.map(({ text, address, note }) => {
          const line = `- ${text}${note === undefined ? '' : ` (${note})`}`;
          return address === undefined ? line : `${line}\n  ${address}`;
        }),
      ].join('\n');
  }
}

/** Marked as mail programs mark it, so that they fold and colour it. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
