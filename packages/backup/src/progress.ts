/** Prints lines about the progress of a long task for the operator. */
export interface Progress {
  /** Sets the total number of rows and files. */
  expect(items: number): void;
  /** Prints one line for each table. */
  table(name: string, rows: number): void;
  /** Prints one line for every hundred files. */
  file(): void;
  say(sentence: string): void;
}

const FILES_PER_LINE = 100;

export function createProgress(print: (line: string) => void): Progress {
  let expected = 0;
  let done = 0;
  let files = 0;
  const line = (what: string) => {
    const percent = expected === 0 ? 100 : Math.min(100, Math.floor((100 * done) / expected));
    print(`${String(percent).padStart(3)} %  ${what}`);
  };
  return {
    expect: (items) => void (expected = items),
    table(name, rows) {
      done += rows;
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
