import { describe, expect, it } from 'vitest';
import { statementsIn } from './sent-statements.mjs';

const line = (/** @type {string} */ said) => `2026-11-22 08:00:00.123 UTC [4711] ${said}\n`;

describe('a log of statements', () => {
  it('tells each query with what was handed to it, over several lines too', () => {
    const log = [
      line('LOG:  statement: begin'),
      line('LOG:  execute <unnamed>: select id\n\tfrom members\n\twhere name = $1 and region = $2'),
      line("DETAIL:  Parameters: $1 = 'O''Hara, $3 = 7', $2 = NULL"),
      line('LOG:  statement: select 1'),
      line('LOG:  checkpoint starting: time'),
      line('LOG:  execute s1: with found as (select 2) select * from found'),
    ].join('');
    expect(statementsIn(log)).toEqual([
      { text: 'select id\nfrom members\nwhere name = $1 and region = $2', values: ["O'Hara, $3 = 7", null] },
      { text: 'select 1', values: [] },
      { text: 'with found as (select 2) select * from found', values: [] },
    ]);
  });
});
