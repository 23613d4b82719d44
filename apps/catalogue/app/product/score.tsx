import styles from './score.module.css';

/** A score of five as squares of point paper; the last one is filled as far as the score goes. */
export function Score({ score, label }: { readonly score: number; readonly label?: string }) {
  return (
    <span className={styles.score} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 58 10" width="87" height="15" shapeRendering="crispEdges" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((place) => (
          <g key={place} transform={`translate(${place * 12} 0)`}>
            <rect className={styles.filled} width={10 * Math.max(0, Math.min(1, score - place))} height="10" />
            <rect className={styles.outline} x="0.5" y="0.5" width="9" height="9" />
          </g>
        ))}
      </svg>
    </span>
  );
}
