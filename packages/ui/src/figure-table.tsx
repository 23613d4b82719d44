import styles from './figure-table.module.css';

export interface FigureRow {
  readonly name: string;
  readonly value: string;
  /** The same value in another unit, set small. */
  readonly second?: string | undefined;
}

/** Named figures, ruled; the second unit in the typewriter face. */
export function FigureTable({ rows, caption }: { readonly rows: readonly FigureRow[]; readonly caption: string }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ name, value, second }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {value}
              {second && <span className={styles.second}>{second}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
