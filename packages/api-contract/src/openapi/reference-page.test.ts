import { describe, expect, it } from 'vitest';
import { catalogueContract } from '../catalogue';
import { communityContract } from '../community';
import { cloth, sampleContract } from '../testing/sample-contract';
import { openApiDocument, referencePage } from './index';

const html = referencePage(
  openApiDocument(sampleContract, {
    version: '1.2.3',
    servers: ['/api'],
    shapes: { Cloth: cloth },
    examples: { 'shelf.rename': { request: { id: 4, name: '<script>' }, answer: { id: 4, name: 'Twill' } } },
  }),
);

const pages = {
  sample: html,
  catalogue: referencePage(openApiDocument(catalogueContract, { version: '1.0.0' })),
  community: referencePage(openApiDocument(communityContract, { version: '1.0.0' })),
};

describe('referencePage', () => {
  it('shows every call with its method, address and access', () => {
    expect(html).toContain('<strong>PUT</strong> <code>/api/{company}/cloth-shelf/{id}/name</code>');
    expect(html).toContain('Access: permission:cloth.write.');
    for (const name of ['list', 'tree', 'rename', 'note', 'picture']) expect(html).toContain(`id="call-shelf.${name}"`);
  });

  it('shows fields with their types, bounds and defaults', () => {
    expect(html).toMatch(/<code>page_size<\/code>.*optional.*<td>integer<\/td><td>1 to 60; 12 unless given<\/td>/);
    expect(html).toMatch(/<code>files<\/code><\/th><td>list of file<\/td><td>1 to 5 entries<\/td>/);
    expect(html).toMatch(/<code>list<\/code><\/th><td>list of <a href="#shape-Cloth">Cloth<\/a><\/td>/);
    expect(html).toMatch(/<code>name<\/code> <span class="optional">optional<\/span><\/th><td>string or null<\/td>/);
  });

  it('shows what is sent and what comes back', () => {
    expect(html).toContain('&quot;name&quot;: &quot;Twill&quot;');
    expect(pages.catalogue).toContain('&quot;reference&quot;: &quot;SV-2026-0318&quot;');
  });

  it('escapes what it is given', () => {
    expect(html).toContain('Sample &lt;API&gt;');
    expect(html).toContain('Renames &lt;cloth&gt; &amp; <code>more</code>.');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
  });

  it.each(Object.entries(pages))('leads every link of the %s page to a place on it, and nowhere else', (_, page) => {
    const targets = [...page.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !page.includes(`id="${target.slice(1)}"`))).toEqual([]);
    expect(page).not.toMatch(/ src=|url\(|@import|<link/);
  });

  it.each(Object.entries(pages))('has no two places of one name on the %s page', (_, page) => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
