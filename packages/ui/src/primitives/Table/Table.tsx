import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

interface TableColumn {
  label: string;
  /**
   * The kind of content of a column. `number` aligns numbers at the end, `text` leaves room for sentences, and
   * `actions` aligns the labels of quiet buttons with the text of the row. Default: `word`.
   */
  kind?: 'word' | 'number' | 'text' | 'actions';
}

interface TableRow {
  key: string | number;
  /** One cell for each column. The first cell is the header of the row. */
  cells: readonly ReactNode[];
}

export interface TableProps {
  /** The accessible name of the table. */
  label: string;
  /** The columns, in the order in which they are shown. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/**
 * Shows a few rows, each with a value for every column. On a phone, each row is a list of its values below its name,
 * without the empty ones.
 *
 * @use For lists whose values are compared by column.
 * @instead {@link DescriptionList} for the values of one item.
 * @keyboard Tab: moves to the table, which arrow keys scroll if it is wider than the space for it.
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
        <thead className={styles.heads}>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={styles.head({ kind: column.kind })}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key} className={styles.row}>
              <th scope="row" className={styles.name({ kind: columns[0]?.kind })}>
                {first}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={columns[index + 1]?.label}
                  className={styles.cell({ kind: columns[index + 1]?.kind })}
                >
                  {/* Screen readers get the name of the column from the table, so this label is hidden from them. */}
                  <span aria-hidden className={styles.label}>
                    {columns[index + 1]?.label}
                  </span>
                  <div className={styles.value({ kind: columns[index + 1]?.kind })}>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
