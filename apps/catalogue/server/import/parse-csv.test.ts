import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestRow, parseCsv } from './parse-csv';

async function* chunks(text: string, size = text.length || 1): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

async function rows(text: string, size?: number) {
  const found: { line: number; fields: readonly string[]; fault?: string }[] = [];
  for await (const row of parseCsv(chunks(text, size))) found.push(row);
  return found;
}

describe('the rows of a CSV file', () => {
  it.each([
    [
      'a,b\nc,d\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    ['"a,1","b""2"""\n', [[1, 'a,1', 'b"2"']]],
    [
      '"two\nlines",x\nnext,y',
      [
        [1, 'two\nlines', 'x'],
        [3, 'next', 'y'],
      ],
    ],
    [
      '"two\r\nlines",x\r\nnext,y',
      [
        [1, 'two\r\nlines', 'x'],
        [3, 'next', 'y'],
      ],
    ],
    [
      'a,\n,b\n',
      [
        [1, 'a', ''],
        [2, '', 'b'],
      ],
    ],
    [
      '\n\na\n\n\nb',
      [
        [3, 'a'],
        [6, 'b'],
      ],
    ],
    ['""\n', [[1, '']]],
    ['in"side,x', [[1, 'in"side', 'x']]],
    ['', []],
  ])('of %j are %j, however the file arrives', async (text, expected) => {
    for (const size of [1, 2, 3, 1000]) {
      expect((await rows(text, size)).map(({ line, fields }) => [line, ...fields])).toEqual(expected);
    }
  });

  it('say when text stands behind a closing quote', async () => {
    const found = await rows('"a"b,c\nd,e');
    expect(found.map(({ fault }) => fault)).toEqual(['there is text behind a closing quote', undefined]);
  });

  it.each([
    ['a,b\n"c,d\ne,f\n', 'The quote that opens in line 2 is never closed.'],
    [`a\nb,"${'x'.repeat(longestRow)}`, 'The quote that opens in line 2 is never closed.'],
    [`a\n${'x'.repeat(longestRow + 1)}`, 'The row in line 2 is longer than'],
  ])('end with a clear error when the file is broken (%#)', async (text, message) => {
    await expect(rows(text, 4096)).rejects.toThrow(message);
  });

  it('are what was written, for any fields', async () => {
    const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), { maxLength: 5 }),
        async (table) => {
          const text = table.map((fields) => fields.map(quoted).join(',')).join('\n');
          expect((await rows(text, 3)).map(({ fields }) => fields)).toEqual(table);
        },
      ),
    );
  });
});
