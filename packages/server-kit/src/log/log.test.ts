import { describe, expect, it } from 'vitest';
import { createLog, type LogOptions } from './create-log';

function logged(options: LogOptions, work: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  work(createLog({ now: () => new Date('2026-03-01T10:20:30.456Z'), write: (line) => lines.push(line), ...options }));
  return lines;
}

describe('a log', () => {
  it('writes one object a line for machines, with the facts of its parents', () => {
    const [line] = logged({ format: 'json' }, (log) =>
      log.child({ requestId: 'k3f' }).info('answered', { status: 200 }),
    );
    expect(JSON.parse(line ?? '')).toEqual({
      time: '2026-03-01T10:20:30.456Z',
      level: 'info',
      message: 'answered',
      requestId: 'k3f',
      status: 200,
    });
  });

  it('writes a readable line for people', () => {
    const [line] = logged({}, (log) => log.warn('slow query', { ms: 900, sql: 'select 1' }));
    expect(line).toBe('10:20:30.456 warn  slow query ms=900 sql="select 1"');
  });

  it('leaves out what is below its level', () => {
    const work = (log: ReturnType<typeof createLog>) => {
      log.debug('a');
      log.info('b');
      log.error('c');
    };
    expect(logged({ level: 'error', format: 'json' }, work)).toHaveLength(1);
    expect(logged({ level: 'silent' }, work)).toEqual([]);
  });

  it('tells an error with its cause and code', () => {
    const error = new Error('query failed', { cause: Object.assign(new Error('gone'), { code: '57P01' }) });
    const [line] = logged({ format: 'json' }, (log) => log.error('a request failed', { error }));
    expect(JSON.parse(line ?? '').error).toMatchObject({
      message: 'query failed',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'gone', code: '57P01' },
    });
  });

  it('keeps a message with line breaks on its one line', () => {
    const [line] = logged({}, (log) => log.info('user said', { text: 'a\nb' }));
    expect(line?.split('\n')).toHaveLength(1);
  });
});
