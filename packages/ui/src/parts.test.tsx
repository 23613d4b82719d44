import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb';
import { Button, LinkButton } from './button';
import { FigureLine } from './figure-line';
import { FigureTable } from './figure-table';
import { Tabs } from './tabs';
import { LinkProvider, type UiLinkProps } from './ui-link';

describe('parts without script', () => {
  it('show every tab as a section under its title, with links to each', () => {
    const html = renderToStaticMarkup(
      <Tabs
        label="About"
        panels={[
          { id: 'description', title: 'Description', content: 'Crisp.' },
          { id: 'reviews', title: 'Reviews', count: 14, content: 'Good.' },
        ]}
      />,
    );
    expect(html).toContain('href="#reviews"');
    expect(html).toMatch(/<section id="reviews"[^>]*><h2[^>]*>Reviews<\/h2>Good\.<\/section>/);
    expect(html).not.toContain('hidden');
    expect(html).not.toContain('role="tab"');
  });

  it('show the whole way to a page, the last step as text', () => {
    const crumbs = [{ title: 'Home', href: '/' }, { title: 'Denim', href: '/denim' }, { title: '14 oz' }];
    const html = renderToStaticMarkup(<Breadcrumb crumbs={crumbs} label="Here" omittedLabel="More" />);
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html).toContain('<span aria-current="page">14 oz</span>');
    expect(html).not.toContain('<details');
  });

  it('set figures beside one another and nothing when there are none', () => {
    expect(renderToStaticMarkup(<FigureLine figures={['248 g/m²', '150 cm']} />)).toContain('248 g/m²');
    expect(renderToStaticMarkup(<FigureLine figures={[]} />)).toBe('');
  });

  it('put the second unit beside the first', () => {
    const html = renderToStaticMarkup(
      <FigureTable caption="Figures" rows={[{ name: 'Weight', value: '248 g/m²', second: '7.3 oz/yd²' }]} />,
    );
    expect(html).toMatch(/<th scope="row">Weight<\/th><td>248 g\/m²<span[^>]*>7\.3 oz\/yd²<\/span><\/td>/);
  });
});

describe('buttons', () => {
  it('never send a form unless they are told to', () => {
    expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  it('say that they are at work', () => {
    expect(renderToStaticMarkup(<Button busy>Sending</Button>)).toContain('aria-busy="true"');
  });

  it('that lead somewhere use the link of the application', () => {
    const Marked = ({ href, children }: UiLinkProps) => <a href={`/zh-cn${href}`}>{children}</a>;
    const html = renderToStaticMarkup(
      <LinkProvider component={Marked}>
        <LinkButton href="/about-us">About</LinkButton>
      </LinkProvider>,
    );
    expect(html).toBe('<a href="/zh-cn/about-us">About</a>');
  });
});
