import { html, type SafeHtml } from '@selvedge/server-kit';
import type { Language } from '../database/schema';
import type { MailBlock, MailContent, MailListItem } from './mail-block';
import type { MailFrame } from './mail-frame';
import { darkStyle, fonts, style } from './mail-style';

const languageTags = { en: 'en', 'zh-cn': 'zh-CN' } as const satisfies Record<Language, string>;

/**
 * A mail as HTML: paper, ink, and the red thread of a selvedge on its upper edge. Styles stand in attributes, because
 * many programs drop all others; only the colours of dark screens need a style element, and without it the mail is
 * light.
 */
export function writeHtml({ subject, preview, title, blocks }: MailContent, frame: MailFrame): string {
  const { heading, text } = fonts[frame.language];
  return html`<!doctype html>
<html lang="${languageTags[frame.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkStyle}</style>
</head>
<body class="paper" style="${style.body}${text}">
<div style="${style.preview}">${preview}</div>
<div class="sheet" role="article" aria-label="${subject}" style="${style.sheet}">
<p class="soft" style="${style.site}${heading}">${frame.siteName}</p>
<h1 style="${style.title}${heading}">${title}</h1>
${blocks.map((block) => blockHtml(block))}
${footHtml(frame)}
</div>
</body>
</html>
`.markup;
}

function blockHtml(block: MailBlock): SafeHtml {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${style.paragraph}">${lines(block.text)}</p>\n`;
    case 'note':
      return html`<p class="soft" style="${style.note}">${lines(block.text)}</p>\n`;
    case 'action':
      return html`<p style="${style.paragraph}"><a class="action" href="${block.address}" style="${style.action}">${block.text}</a></p>\n`;
    case 'quote':
      return html`<h2 class="soft" style="${style.label}">${block.title}</h2>
<blockquote class="quote" style="${style.quote}">${lines(block.text)}</blockquote>\n`;
    case 'facts':
      return html`<h2 class="soft" style="${style.label}">${block.title}</h2>
<dl style="${style.list}">${block.rows.map(factHtml)}</dl>\n`;
    case 'list':
      return html`<h2 class="soft" style="${style.label}">${block.title}</h2>
<ul style="${style.list}">${block.items.map(itemHtml)}</ul>\n`;
  }
}

function factHtml([name, value]: readonly [string, string]): SafeHtml {
  return html`<div class="row" style="${style.row}"><dt class="soft" style="${style.factName}">${name}</dt><dd style="${style.factValue}">${lines(value)}</dd></div>`;
}

function itemHtml({ text, address, note }: MailListItem): SafeHtml {
  const shown =
    address === undefined ? html`${text}` : html`<a class="link" href="${address}" style="${style.link}">${text}</a>`;
  const figures = note === undefined ? undefined : html` <span class="soft" style="${style.figure}">${note}</span>`;
  return html`<li class="row" style="${style.row}">${shown}${figures}</li>`;
}

function footHtml({ companyName, postalAddress, phone, email, origin }: MailFrame): SafeHtml {
  const contacts = [postalAddress, phone].filter((line) => line !== '').map((line) => html`<br>${line}`);
  const mailbox =
    email === '' ? undefined : html`<br><a class="link" href="mailto:${email}" style="${style.link}">${email}</a>`;
  return html`<p class="soft foot" style="${style.foot}">${companyName}${contacts}${mailbox}<br><a class="link" href="${origin}" style="${style.link}">${origin.replace(/^https?:\/\//, '')}</a></p>`;
}

/** A person's text, with the line ends that it was written with. */
function lines(text: string): SafeHtml {
  const [first = '', ...more] = text.split(/\r\n|[\r\n\u2028\u2029]/);
  return html`${first}${more.map((line) => html`<br>${line}`)}`;
}
