import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OwnRules, type OwnValues, useOwnValues } from './own-values';

function Ruler({ values }: { readonly values: OwnValues }) {
  return <p {...useOwnValues(values)} />;
}

function drawn(values: OwnValues) {
  const rules = new Map<string, string>();
  const html = renderToString(
    <OwnRules.Provider value={rules}>
      <Ruler values={values} />
    </OwnRules.Provider>,
  );
  return { html, rules: [...rules.values()] };
}

describe('an element’s own values', () => {
  it('stand in the page’s head and in no attribute of what the server draws', () => {
    const { html, rules } = drawn({ '--a': '2px', '--b': 'url("/x%22.jpg")' });
    expect(html).not.toContain('style=');
    const id = /data-own="([^"]+)"/.exec(html)?.[1];
    expect(rules).toEqual([`[data-own="${id}"]{--a:2px;--b:url("/x%22.jpg")}`]);
  });

  it.each(['1px}body{display:none', '1px;color:red', '</style>', '\\"'])('end their rule by no %s', (value) => {
    expect(() => drawn({ '--a': value })).toThrow('--a would end its rule');
  });
});
