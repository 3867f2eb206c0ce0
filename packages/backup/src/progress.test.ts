import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

test('one line is printed after every twenty thousand rows, and one at the end of each table', () => {
  const lines: string[] = [];
  const progress = createProgress((line) => lines.push(line));
  progress.expect(100_000);
  for (let rows = 0; rows < 50_000; rows += 500) progress.rows('users', 500);
  progress.table('users', 50_000);
  progress.rows('jobs', 15_000);
  progress.table('jobs', 15_000);
  expect(lines).toEqual([
    ' 20 %  users …',
    ' 40 %  users …',
    ' 50 %  users: 50000 rows',
    ' 65 %  jobs: 15000 rows',
  ]);
});
