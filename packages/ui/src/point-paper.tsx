import { type DraftName, drafts, interlacing } from '@selvedge/domain/textile';
import { classNames } from './class-names';
import styles from './point-paper.module.css';

export interface PointPaperProps {
  readonly draft: DraftName;
  /** Squares in each direction: 8 on a card, 24 on a product page. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * A weave as a mill draws it: one square a crossing, filled where the warp end is up, ruled after every eight. Silent:
 * the words beside it say the same.
 */
export function PointPaper({ draft, size = 8, className }: PointPaperProps) {
  return (
    <svg
      className={classNames(styles.paper, className)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path className={styles.raised} d={raisedSquares(draft, size)} />
      {size > 8 && <path className={styles.rule} d={blockRules(size)} />}
    </svg>
  );
}

/** One path for all squares: neighbours of a row are drawn as one run, which keeps a page of cards small. */
export function raisedSquares(draft: DraftName, size: number): string {
  return interlacing(drafts[draft], size, size)
    .map((row, pick) =>
      rowRuns(row)
        .map(([start, length]) => `M${start} ${pick}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

function rowRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isUp, end) => {
    const last = runs.at(-1);
    if (!isUp) return;
    if (last && last[0] + last[1] === end) last[1] += 1;
    else runs.push([end, 1]);
  });
  return runs;
}

function blockRules(size: number): string {
  return Array.from({ length: Math.ceil(size / 8) - 1 }, (_, block) => (block + 1) * 8)
    .map((at) => `M0 ${at}h${size}M${at} 0v${size}`)
    .join('');
}
