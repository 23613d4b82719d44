import { describe, expect, it } from 'vitest';
import { readCommand, UsageError } from './read-command';

describe('what staff type after “npm run inquiries --”', () => {
  it.each([
    [[], null],
    [['--help'], null],
    [['list'], { name: 'list', limit: 20 }],
    [['list', '--limit', '5'], { name: 'list', limit: 5 }],
    [['show', 'WM-2026-000001'], { name: 'show', reference: 'WM-2026-000001' }],
    [['files', '1', '--to', 'out'], { name: 'files', reference: '1', folder: 'out' }],
    [
      ['reply', '1', '--by', '林', '--file', 'a.txt', '--again'],
      { name: 'reply', reference: '1', file: 'a.txt', author: '林', isRepeated: true },
    ],
  ])('is read: %j', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['answer'], 'Say one of list, show, files, reply, not "answer".'],
    [['list', 'WM-2026-000001'], 'The list takes no reference'],
    [['list', '--limit', '0'], 'from 1 to 500'],
    [['list', '--limit', 'many'], 'from 1 to 500'],
    [['show'], 'Say which inquiry to show.'],
    [['show', '1', '2'], 'Name one inquiry.'],
    [['reply', '1', '--by', ' '], '--by'],
    [['reply', '1', '--wrong'], '--wrong'],
  ])('is refused in one sentence: %j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(UsageError);
    expect(() => readCommand(args)).toThrow(sentence);
  });
});
