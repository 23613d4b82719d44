import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { pageHeaders, policyFor } from './page-headers';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const html = [
  '<script>let warp = 1;</script>',
  '<script type="module" async="">import "/assets/a.js";</script>',
  '<script src="/assets/b.js"></script>',
  '<script type="application/ld+json">{"@type":"Product"}</script>',
  '<style>p{color:red}</style><style data-sheet="/assets/a.css">p{color:red}</style><style>q{color:#000}</style>',
  '<p onclick="steal()" style="color:blue">棉布</p>',
].join('');

const app = new Hono()
  .use(pageHeaders())
  .all('/page', (c) => c.html(html, 404, { 'x-kept': 'yes' }))
  .get('/own', (c) => c.html(html, 200, { 'content-security-policy': "default-src 'none'", 'cache-control': 'public' }))
  .get('/data', (c) => c.json({ a: 1 }))
  .get('/kept', (c) => c.body('x', 200, { 'cache-control': 'public, max-age=60' }));

describe('the headers of a page', () => {
  it('let its own inline scripts run, and no other', async () => {
    const response = await app.request('/page');
    const scripts = response.headers.get('content-security-policy')?.match(/script-src ([^;]*)/)?.[1];
    expect(scripts).toBe(`'self' ${hashOf('let warp = 1;')} ${hashOf('import "/assets/a.js";')}`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('let its own styles be, each once, and none in an attribute', async () => {
    const response = await app.request('/page');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.match(/style-src ([^;]*)/)?.[1]).toBe(`'self' ${hashOf('p{color:red}')} ${hashOf('q{color:#000}')}`);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    [{}, "'self'"],
    [{ emptyStyles: true }, `'self' ${hashOf('')}`],
  ])('let scripts write styles only where a site needs it: %j', (needs, styles) => {
    expect(policyFor('<p>', needs).match(/style-src ([^;]*)/)?.[1]).toBe(styles);
  });

  it('leave its status, its other headers and its text as they are', async () => {
    const response = await app.request('/page');
    expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([404, 'yes', html]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  });

  it('leave a policy and a caching rule that it brought', async () => {
    const { headers } = await app.request('/own');
    expect([headers.get('content-security-policy'), headers.get('cache-control')]).toEqual([
      "default-src 'none'",
      'public',
    ]);
  });

  it.each([
    ['/page', 'private, no-cache'],
    ['/data', 'private, no-cache'],
    ['/kept', 'public, max-age=60'],
  ])('keep %s by the rule %s', async (path, rule) => {
    expect((await app.request(path)).headers.get('cache-control')).toBe(rule);
  });

  it('open no other host, and with tags exactly theirs', async () => {
    const policyWith = async (tagHosts?: readonly string[]) => {
      const tagged = new Hono().use(pageHeaders(tagHosts && { tagHosts })).get('/', (c) => c.html('<p>'));
      return (await tagged.request('/')).headers.get('content-security-policy');
    };
    expect(await policyWith()).not.toMatch(/https:|\*/);
    const policy = await policyWith(['https://tag.example']);
    const opened = policy?.split('; ').filter((directive) => directive.includes('tag.example'));
    expect(opened?.map((directive) => directive.split(' ')[0])).toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'script-src',
    ]);
  });

  it('read no body where there is none', async () => {
    const response = await app.request('/page', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([404, '']);
  });
});
