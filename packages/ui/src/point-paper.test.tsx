import { draftNames, drafts } from '@selvedge/domain/textile';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PointPaper, raisedSquares } from './point-paper';

/** Counts the squares that a path fills. */
function filledSquares(path: string): number {
  return [...path.matchAll(/h(\d+)v1/g)].reduce((sum, [, length]) => sum + Number(length), 0);
}

describe('point paper', () => {
  it.each(draftNames)('fills as many squares of %s as its draft raises', (name) => {
    const raised = Array.from({ length: 24 * 24 }, (_, at) => drafts[name](at % 24, Math.floor(at / 24))).filter(
      Boolean,
    );
    expect(filledSquares(raisedSquares(name, 24))).toBe(raised.length);
  });

  it('draws neighbours of a row as one run', () => {
    expect(raisedSquares('twill-3-1', 4)).toBe(
      'M0 0h3v1h-3zM0 1h2v1h-2zM3 1h1v1h-1zM0 2h1v1h-1zM2 2h2v1h-2zM1 3h3v1h-3z',
    );
  });

  it('is ruled after every eight squares only where there are more than eight', () => {
    expect(renderToStaticMarkup(<PointPaper draft="plain" />)).not.toContain('rule');
    expect(renderToStaticMarkup(<PointPaper draft="plain" size={24} />)).toContain('M0 8h24M8 0v24M0 16h24M16 0v24');
  });

  it('is silent, because the words beside it say the same', () => {
    expect(renderToStaticMarkup(<PointPaper draft="plain" />)).toContain('aria-hidden="true"');
  });
});
