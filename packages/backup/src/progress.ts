/** Prints lines about the progress of a long task for the operator. */
export interface Progress {
  /** Sets the number of rows and files that are expected. */
  expect(items: number): void;
  /** Counts rows of a table, and prints a line after every twenty thousand of them. */
  rows(name: string, added: number): void;
  /** Prints one line for each table after its last row was counted. */
  table(name: string, rows: number): void;
  /** Counts files, and prints a line after every hundred of them. */
  file(): void;
  say(sentence: string): void;
}

const FILES_PER_LINE = 100;
const ROWS_PER_LINE = 20_000;

export function createProgress(print: (line: string) => void): Progress {
  let expected = 0;
  let done = 0;
  let files = 0;
  let rowsInLine = 0;
  const line = (what: string) => {
    const percent = expected === 0 ? 100 : Math.min(100, Math.floor((100 * done) / expected));
    print(`${String(percent).padStart(3)} %  ${what}`);
  };
  return {
    expect: (items) => void (expected = items),
    rows(name, added) {
      done += added;
      rowsInLine += added;
      if (rowsInLine < ROWS_PER_LINE) return;
      rowsInLine = 0;
      line(`${name} …`);
    },
    table(name, rows) {
      rowsInLine = 0;
      line(`${name}: ${counted(rows, 'row')}`);
    },
    file() {
      done += 1;
      files += 1;
      if (files % FILES_PER_LINE === 0) line(counted(files, 'file'));
    },
    say: print,
  };
}

export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
