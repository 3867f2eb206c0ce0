import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

interface TableColumn {
  label: string;
  /** `number` aligns numbers at the end, and `text` leaves room for sentences. Default: `word`. */
  kind?: 'word' | 'number' | 'text';
}

interface TableRow {
  key: string | number;
  /** One cell for each column. The first names the row. */
  cells: readonly ReactNode[];
}

export interface TableProps {
  /** The accessible name of the table. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/**
 * Shows a few rows with the same values. On a narrow screen, it scrolls on its own.
 *
 * @use For lists whose values are compared by column.
 * @instead {@link DescriptionList} for the values of one thing.
 * @keyboard Tab: moves to the table, which arrow keys scroll if it is wider than the screen.
 * @screenreader table: its name, and the column and the row of each cell.
 */
export function Table({ label, columns, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has the focus
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={styles.head({ kind: column.kind })}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className={styles.cell({ kind: columns[0]?.kind })}>
                {first}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={columns[index + 1]?.label}
                  className={styles.cell({ kind: columns[index + 1]?.kind })}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
