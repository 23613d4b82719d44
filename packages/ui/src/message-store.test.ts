import { afterEach, expect, it } from 'vitest';
import { addMessageHost, messageState, onMessages, removeMessage, showMessage } from './message-store';

const texts = () => messageState().messages.map(({ text }) => text);

afterEach(() => {
  for (const { id } of messageState().messages) removeMessage(id);
});

it('a message stays for three seconds unless told otherwise', () => {
  showMessage('Copied');
  showMessage('Not sent', { kind: 'error', duration: 10_000 });
  expect(messageState().messages).toMatchObject([
    { text: 'Copied', kind: 'info', duration: 3000 },
    { text: 'Not sent', kind: 'error', duration: 10_000 },
  ]);
});

it('what showed a message can take it away, once', () => {
  const close = showMessage('Copied');
  showMessage('Saved');
  close();
  close();
  expect(texts()).toEqual(['Saved']);
});

it('the same words are shown once, and no more than three messages', () => {
  for (const text of ['one', 'two', 'one', 'three', 'four']) showMessage(text);
  expect(texts()).toEqual(['one', 'three', 'four']);
});

it('the place that came last shows them, until it goes', () => {
  const page = Symbol('page');
  const dialog = Symbol('dialog');
  const removePage = addMessageHost(page);
  const removeDialog = addMessageHost(dialog);
  expect(messageState().hosts.at(-1)).toBe(dialog);
  removeDialog();
  expect(messageState().hosts.at(-1)).toBe(page);
  removePage();
  expect(messageState().hosts).toEqual([]);
});

it('whoever listens hears of every change, until it stops', () => {
  let heard = 0;
  const stop = onMessages(() => heard++);
  const close = showMessage('Copied');
  close();
  stop();
  showMessage('Saved');
  expect(heard).toBe(2);
});
