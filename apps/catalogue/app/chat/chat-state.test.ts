import { describe, expect, it } from 'vitest';
import { type ChatPanel, openChat, readSocialStatus, type SocialStatus } from './chat-state';

describe('what an opened chat begins with', () => {
  it.each<[boolean, SocialStatus, ChatPanel, SocialStatus]>([
    [false, null, 'inquiry', null],
    [false, 1, 'inquiry', 1],
    [false, 2, 'chat', 1],
    [true, null, 'inquiry', null],
    [true, 1, 'chat', 1],
    [true, 2, 'chat', 1],
  ])('required %s and status %s: the %s, and then status %s', (isRequired, status, panel, next) => {
    expect(openChat(isRequired, status)).toEqual({ panel, status: next });
  });

  it('switches to the chat once where chat is not required', () => {
    const first = openChat(false, 2);
    expect([first.panel, openChat(false, first.status).panel]).toEqual(['chat', 'inquiry']);
  });
});

describe('the stored status', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    [null, null],
    ['', null],
    ['3', null],
    ['{}', null],
  ])('%j is %s', (stored, status) => {
    expect(readSocialStatus(stored)).toBe(status);
  });
});
