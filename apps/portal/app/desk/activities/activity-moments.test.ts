import { expect, it } from 'vitest';
import { closesByEnd, endsAfterBegin } from './activity-moments';

it.each([
  [100, 200, undefined],
  [200, 200, 'desk.activity.ends_first'],
  [201, 200, 'desk.activity.ends_first'],
  [null, 200, undefined],
  [100, null, undefined],
])('of what begins at %s and ends at %s, says %s', (start_time, end, said) => {
  expect(endsAfterBegin(end, { start_time })).toBe(said);
});

it.each([
  [200, 200, undefined],
  [201, 200, 'desk.activity.closes_late'],
  [201, null, undefined],
  [null, 200, undefined],
])('of enrolment that closes at %s where the end is at %s, says %s', (close, end_time, said) => {
  expect(closesByEnd(close, { end_time })).toBe(said);
});
