import { classNames } from './class-names';
import styles from './figure-line.module.css';

/** Codes and figures set like a swatch card: `248 g/m²  150 cm  WO 70 PA 30`. */
export function FigureLine({
  figures,
  className,
}: {
  readonly figures: readonly string[];
  readonly className?: string | undefined;
}) {
  if (figures.length === 0) return null;
  return (
    <span className={classNames(styles.line, className)}>
      {figures.map((figure) => (
        <span key={figure} className={styles.figure}>
          {figure}
        </span>
      ))}
    </span>
  );
}
