import { describe, expect, it } from 'vitest';
import type { DeskPlace } from '../desk-context';
import { seatResource, termResource } from './roll-resource';
import { saveRoll } from './save-roll';

const asked: unknown[] = [];

/** A desk whose calls note what they are asked and answer what is given. */
function place(answer: unknown): DeskPlace {
  const call = async (request: unknown) => {
    asked.push(request);
    return answer;
  };
  const roll = { companies: call, seats: call, terms: call, export: call };
  return { api: { roll }, ccId: 1 } as unknown as DeskPlace;
}

const range = { limit: 25, offset: 50 };

describe('the roll', () => {
  it('numbers terms by their place in the whole list', async () => {
    const { list } = await termResource(place({ list: [{ id: '3-2026' }, { id: '4-2026' }], total: 52 })).list(range, {
      state: 'due',
    });
    expect(list.map(({ id }) => id)).toEqual([51, 52]);
    expect(asked.at(-1)).toEqual({ ccId: 1, ...range, state: 'due' });
  });

  it('knows the seats of a company by the company’s number', async () => {
    const { one } = seatResource(place({ company_id: 7, company: 'Qinghe', seats: 4, list: [] }));
    expect(await one?.(7)).toEqual({ id: 7, name: 'Qinghe', company_id: 7, company: 'Qinghe', seats: 4, list: [] });
    expect(asked.at(-1)).toEqual({ ccId: 1, company_id: 7 });
  });

  it('looks for companies by words only where there are some', async () => {
    await seatResource(place({ list: [], total: 0 })).list(range, {});
    expect(asked.at(-1)).toEqual({ ccId: 1, ...range });
  });

  it('asks for a file with the filters that are filled', async () => {
    // Without a page there is nobody to hand the file to.
    await saveRoll(place({ name: 'x', type: 'text/csv', content: '' }), 'csv', {
      keywords: 'silk',
      state: '',
      category_id: null,
    }).catch(() => undefined);
    expect(asked.at(-1)).toEqual({ ccId: 1, format: 'csv', keywords: 'silk' });
  });
});
