import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Each table belongs to one folder of the server: a folder below `marketplace/` or `platform/`, or another folder of
 * `apps/api/src`. Only that folder's code writes it. Joins may read the tables of other folders, so that a list takes
 * one query.
 */

const source = join(import.meta.dirname, '../../../apps/api/src');
const files = globSync('**/*.ts', { cwd: source }).filter(
  (path) => !/\.test\.ts$|^(seed|testing)\//.test(path) && path !== 'platform/database/tables.ts',
);

/** Folders whose code may write a table of another folder, as `table: folder`, each with the reason. */
const guests: Record<string, string> = {
  'freelancers: marketplace/auth': 'Signing up as a freelancer creates the profile in the same transaction.',
  'applications: marketplace/reveals':
    'Editing whether a job is reviewed blind hides the names on its applications, in the transaction of the edit.',
  'job_listings: marketplace/companies':
    'Renaming a company renames it on its jobs, in the same transaction.',
  'application_notes: marketplace/jobs':
    'Deleting a job deletes the notes on its applicants, in the same statement.',
};
const owners: Record<string, string> = {
  freelancers: 'marketplace/accounts',
  applications: 'marketplace/applications',
  application_notes: 'marketplace/applications',
  job_listings: 'marketplace/jobs',
};

test('only one folder’s code writes each table', () => {
  const tables = [
    ...(/export interface Tables \{([^}]*)\}/
      .exec(readFileSync(join(source, 'platform/database/tables.ts'), 'utf8'))?.[1]
      ?.matchAll(/^ {2}(\w+):/gm) ?? []),
  ].map(([, name]) => name ?? '');
  expect(tables).toContain('job_listings');

  const writers = new Map(tables.map((table) => [table, new Set<string>()]));
  for (const file of files) {
    const code = readFileSync(join(source, file), 'utf8');
    const statements = code.matchAll(
      /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|update|delete from) (\w+)/g,
    );
    for (const [, inKysely, inSql] of statements) writers.get(inKysely ?? inSql ?? '')?.add(roomOf(file));
  }

  const found: string[] = [];
  for (const [table, rooms] of writers) {
    const owner = owners[table] ?? [...rooms][0];
    for (const room of rooms) if (room !== owner) found.push(`${table}: ${room}`);
  }
  expect(found.toSorted(), 'Call a function of the room that owns the table.').toEqual(
    Object.keys(guests).toSorted(),
  );
});

test('only a command of the marketplace opens a transaction', () => {
  const others = files
    .filter((file) => file.startsWith('marketplace/') && !file.endsWith('.commands.ts'))
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('.transaction()'));
  expect(others, 'Move the use case to the <resource>.commands.ts of its room.').toEqual([]);
});

function roomOf(file: string) {
  const [first = '', second = ''] = file.split('/');
  return first === 'marketplace' || first === 'platform' ? `${first}/${second}` : first;
}
