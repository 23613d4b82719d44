import { activityPhases } from '@selvedge/domain/activity';
import { expect, it } from 'vitest';
import { activityStatuses, rawActivity } from './activity';

it('names every phase that the rules have', () => {
  expect(rawActivity.shape.phase.options).toEqual(activityPhases);
});

it.each(Object.entries(activityStatuses))('may stand as %s, unless that only asks for all of them', (name, status) => {
  expect(rawActivity.shape.status.safeParse(status).success).toBe(name !== 'any');
});
