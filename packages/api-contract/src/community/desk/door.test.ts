import { describe, expect, it } from 'vitest';
import { doorDesk } from './door';

const note = { place_id: 301, time: 1_795_219_200 };
const send = (list: readonly unknown[]) => doorDesk.checkIn.request.safeParse({ ccId: 1, activityId: 808, list });

describe('what a door has noted', () => {
  it('is that somebody came, unless it says that this was a mistake', () => {
    expect(send([note]).data?.list).toEqual([{ ...note, is_undone: false }]);
    expect(send([{ ...note, is_undone: true }]).data?.list[0]?.is_undone).toBe(true);
  });

  it('is sent in portions of at most five hundred, and never empty', () => {
    expect(send([]).success).toBe(false);
    expect(send(Array.from({ length: 500 }, () => note)).success).toBe(true);
    expect(send(Array.from({ length: 501 }, () => note)).success).toBe(false);
  });

  it.each([
    { ...note, time: -1 },
    { ...note, time: '2026-11-21' },
    { ...note, code: 'T-1' },
  ])('is not %j', (wrong) => {
    expect(send([wrong]).success).toBe(false);
  });
});

describe('the list of the door', () => {
  it('holds no code of a ticket, only its hash', () => {
    const [row] = Object.keys(doorDesk.door.response.shape.list.element.shape).filter((name) => name.includes('code'));
    expect(row).toBe('code_hash');
  });
});
