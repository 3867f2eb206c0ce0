import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Each table belongs to one folder of the server: a folder below `marketplace/` or `platform/`, or another folder of
 * `apps/api/src`. The file in `platform/database/tables/` that declares the table has the name of that folder. Only
 * code in that folder writes to the table. Joins may read the tables of other folders, so that a list needs only one
 * query.
 */

const source = join(import.meta.dirname, '../../../apps/api/src');
const files = globSync('**/*.ts', { cwd: source }).filter(
  (path) => !/\.test\.ts$|^(seed|testing)\//.test(path),
);
const declarations = join(source, 'platform/database/tables');

/** Folders whose code may write to a table of another folder, as `table: folder`, each with the reason. */
const guests: Record<string, string> = {
  'freelancers: marketplace/auth': 'Signing up as a freelancer creates the profile in the same transaction.',
  'applications: marketplace/reveals':
    'Editing whether a job is reviewed blind hides the names on its applications, in the transaction of the edit.',
  'job_listings: marketplace/companies':
    'Renaming a company renames it on its jobs, in the same transaction.',
  'application_notes: marketplace/jobs':
    'Deleting a job deletes the notes on its applicants, in the same statement.',
};

test('only one folder’s code writes to each table', () => {
  const owners = new Map(
    globSync('*.ts', { cwd: declarations }).flatMap((file) =>
      tablesIn(readFileSync(join(declarations, file), 'utf8')).map((table) => [table, basename(file, '.ts')]),
    ),
  );
  expect(owners.get('job_listings')).toBe('jobs');

  const writers = new Map([...owners.keys()].map((table) => [table, new Set<string>()]));
  for (const file of files) {
    const code = readFileSync(join(source, file), 'utf8');
    const statements = code.matchAll(
      /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|update|delete from) (\w+)/g,
    );
    for (const [, inKysely, inSql] of statements) writers.get(inKysely ?? inSql ?? '')?.add(roomOf(file));
  }

  const found: string[] = [];
  for (const [table, rooms] of writers) {
    for (const room of rooms) if (basename(room) !== owners.get(table)) found.push(`${table}: ${room}`);
  }
  expect(found.toSorted(), 'Call a function of the room that owns the table.').toEqual(
    Object.keys(guests).toSorted(),
  );
});

test('only commands of the marketplace open transactions', () => {
  const others = files
    .filter((file) => file.startsWith('marketplace/') && !file.endsWith('.commands.ts'))
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('.transaction()'));
  expect(others, 'Move the use case to the <resource>.commands.ts of its room.').toEqual([]);
});

/** Returns the names of the tables that a file declares. */
function tablesIn(declaration: string) {
  const [, names = ''] = /export interface \w+Tables \{([^}]*)\}/.exec(declaration) ?? [];
  return [...names.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
}

function roomOf(file: string) {
  const [first = '', second = ''] = file.split('/');
  return first === 'marketplace' || first === 'platform' ? `${first}/${second}` : first;
}
