import { describe, expect, it } from 'vitest';
import { createNoteQueue, mostNotes, type Notes } from './note-queue';

const view = { page_url: '/', content_type: 'page', page_type: 'home', page_action: 'view' };
const link = { name: 'whatsapp', source_url: '/', target_url: 'https://wa.me/86' };

function queueAt(clock: { now: number }, takes = () => true) {
  const sent: Notes[] = [];
  const send = (notes: Notes) => {
    const taken = takes();
    if (taken) sent.push(notes);
    return taken;
  };
  return { sent, queue: createNoteQueue({ send, now: () => clock.now }) };
}

describe('the queue of notes', () => {
  it('sends what has gathered in one go, with how long ago each was', () => {
    const clock = { now: 1000 };
    const { queue, sent } = queueAt(clock);
    queue.addAction(view);
    clock.now = 3500;
    queue.addAction({ ...view, page_action: 'search' });
    queue.addLink(link);
    queue.flush();
    expect(sent).toEqual([
      {
        actions: [
          { ...view, age: 2500 },
          { ...view, page_action: 'search', age: 0 },
        ],
        links: [link],
      },
    ]);
  });

  it('sends nothing twice, and nothing when there is nothing', () => {
    const { queue, sent } = queueAt({ now: 0 });
    queue.flush();
    queue.addLink(link);
    queue.flush();
    queue.flush();
    expect(sent).toHaveLength(1);
  });

  it('keeps what the browser did not take', () => {
    let takes = false;
    const { queue, sent } = queueAt({ now: 0 }, () => takes);
    queue.addAction(view);
    queue.flush();
    takes = true;
    queue.flush();
    expect(sent).toEqual([{ actions: [{ ...view, age: 0 }], links: [] }]);
  });

  it('sends by itself before it holds more than the API takes, and never grows beyond that', () => {
    let takes = true;
    const { queue, sent } = queueAt({ now: 0 }, () => takes);
    for (let count = 0; count < mostNotes; count++) queue.addAction(view);
    expect(sent.map(({ actions }) => actions.length)).toEqual([mostNotes]);
    takes = false;
    for (let count = 0; count < 3 * mostNotes; count++) queue.addAction(view);
    takes = true;
    queue.flush();
    queue.flush();
    expect(sent.map(({ actions }) => actions.length)).toEqual([mostNotes, mostNotes]);
  });

  it('forgets what it is told to forget', () => {
    const { queue, sent } = queueAt({ now: 0 });
    queue.addAction(view);
    queue.addLink(link);
    queue.clear();
    queue.flush();
    expect(sent).toEqual([]);
  });
});
