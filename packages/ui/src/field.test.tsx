import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field, TextAreaField } from './field';

const attribute = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1];

describe('a field', () => {
  it('is named by its label', () => {
    const html = renderToStaticMarkup(<Field label="E-mail" name="email" />);
    const id = attribute(html, '<label[^>]* for') ?? 'no label';
    expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"`));
  });

  it('is described by its error first and then by its hint', () => {
    const html = renderToStaticMarkup(<Field label="Files" name="files" hint="Up to 5" error="Too big" />);
    const described = attribute(html, 'aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1]);
    expect(texts).toEqual(['Too big', 'Up to 5']);
    expect(html).toContain('aria-invalid="true"');
  });

  it('makes no claims when nothing is wrong', () => {
    const html = renderToStaticMarkup(<TextAreaField label="Message" name="msg" />);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });

  it('keeps what was typed', () => {
    expect(renderToStaticMarkup(<Field label="Name" name="name" defaultValue="Ines" />)).toContain('value="Ines"');
  });
});
