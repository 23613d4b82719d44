import { expect, it } from 'vitest';
import { confirm, openQuestion } from './confirm-store';

const ask = (title: string) => confirm({ title, text: 'Really?', ok: 'OK', cancel: 'Cancel' });

it.each([true, false])('the answer %s is what was asked for', async (isAgreed) => {
  const answer = ask('Remind');
  expect(openQuestion()).toMatchObject({ title: 'Remind', text: 'Really?' });
  openQuestion()?.answer(isAgreed);
  expect(await answer).toBe(isAgreed);
  expect(openQuestion()).toBeUndefined();
});

it('questions come one after the other', async () => {
  const answers = Promise.all([ask('first'), ask('second')]);
  expect(openQuestion()?.title).toBe('first');
  openQuestion()?.answer(true);
  expect(openQuestion()?.title).toBe('second');
  openQuestion()?.answer(false);
  expect(await answers).toEqual([true, false]);
});

it('a second answer to a question does not answer the next one', async () => {
  const answers = Promise.all([ask('first'), ask('second')]);
  const first = openQuestion();
  first?.answer(true);
  first?.answer(true);
  expect(openQuestion()?.title).toBe('second');
  openQuestion()?.answer(false);
  expect(await answers).toEqual([true, false]);
});
