import { describe, expect, it } from 'vitest';
import { encodeRequest } from './encode-request';
import { inProcess } from './testing/in-process';

describe('encodeRequest', () => {
  it.each([
    [{}, ''],
    [{ page: 2, q: 'blue & white', on: true }, '?page=2&q=blue+%26+white&on=true'],
    [{ a: undefined, b: null, c: '' }, '?c='],
    [{ tags: ['x', 'y'] }, '?tags=x&tags=y'],
    [{ at: new Date(0), ext: { a: 1 } }, '?at=1970-01-01T00%3A00%3A00.000Z&ext=%7B%22a%22%3A1%7D'],
    [{ 纱: '线' }, '?%E7%BA%B1=%E7%BA%BF'],
  ])('writes %j as the query %s', (fields, query) => {
    expect(encodeRequest('query', fields)).toEqual({ query, body: null, contentType: null });
  });

  it('sends a query without a body', async () => {
    const { client, requests } = inProcess();
    await client.shelf.list({ page: 3, tags: ['a', 'b'] });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: 'https://mill.example/api/1/cloth-shelf/list?page=3&tags=a&tags=b',
      body: null,
    });
  });

  it('sends JSON as JSON', async () => {
    const { client, requests } = inProcess();
    await client.shelf.add({ name: 'Düne', widths: [150, 152] });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ name: 'Düne', widths: [150, 152] });
  });

  it('sends a form urlencoded, and lets the platform name the type', async () => {
    const { client, requests } = inProcess();
    await client.shelf.note({ text: 'a b', ext: { a: 1 } });
    expect(requests[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(await requests[0]?.text()).toBe('text=a+b&ext=%7B%22a%22%3A1%7D');
  });

  it('sends files with their names as a multipart form, with a boundary of the platform', async () => {
    const { client, requests } = inProcess();
    const files = [new File(['one'], '一.txt', { type: 'text/plain' }), new File(['two'], 'b.pdf')];
    await client.shelf.picture({ files, title: 'Two' });
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    const form = await requests[0]?.formData();
    const sent = form?.getAll('files') as File[];
    expect(sent.map(({ name }) => name)).toEqual(['一.txt', 'b.pdf']);
    expect(await sent[1]?.text()).toBe('two');
    expect(form?.get('title')).toBe('Two');
  });
});
