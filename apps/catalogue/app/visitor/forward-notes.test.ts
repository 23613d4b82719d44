import { describe, expect, it } from 'vitest';
import { forwardNotes } from './forward-notes.server';

const visit = { site_id: 1, visitor_code: 'Ab3dE6gH9j' };
const action = { page_url: '/', content_type: 'page', page_type: 'home', page_action: 'view', age: 0 };
const link = { name: 'line', source_url: '/', target_url: 'https://line.example' };

/** The API as the route sees it; what it is asked is written down. */
function listeningApi() {
  const asked: [string, unknown][] = [];
  const note = (name: string) => async (input: unknown) => {
    asked.push([name, input]);
    return {};
  };
  const names = ['visitorActions', 'visitorAction', 'visitorUrl'] as const;
  const tracking = Object.fromEntries(names.map((name) => [name, note(name)]));
  return { asked, api: { tracking } as unknown as Parameters<typeof forwardNotes>[0] };
}

describe('what a browser tells', () => {
  it('goes to the calls of the contract: actions at once, each link by itself', async () => {
    const { asked, api } = listeningApi();
    const body = JSON.stringify({ ...visit, actions: [action], links: [link, link] });
    expect(await forwardNotes(api, body)).toBe(204);
    expect(asked).toEqual([
      ['visitorActions', { ...visit, actions: [action] }],
      ['visitorUrl', { ...visit, ...link, visitor_id: 0 }],
      ['visitorUrl', { ...visit, ...link, visitor_id: 0 }],
    ]);
  });

  it('brings ten links at most', async () => {
    const { asked, api } = listeningApi();
    await forwardNotes(api, JSON.stringify({ ...visit, actions: [], links: Array(30).fill(link) }));
    expect(asked).toHaveLength(10);
  });

  it.each([
    ['no JSON', '{', 400],
    ['null', 'null', 400],
    ['no lists', JSON.stringify(visit), 400],
    ['too much', 'x'.repeat(400_001), 413],
  ])('is refused when it is %s', async (_what, body, status) => {
    const { asked, api } = listeningApi();
    expect(await forwardNotes(api, body)).toBe(status);
    expect(asked).toEqual([]);
  });
});
