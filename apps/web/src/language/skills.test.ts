import { arabic, german } from '@skillharbor/ui/messages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const migration = readFileSync(join(import.meta.dirname, '../../../api/migrations/0009_skills.sql'), 'utf8');
/** The skills that freelancers can choose, and the groups to which these skills belong. */
const names = new Set([...migration.matchAll(/'([^']+)'/g)].map(([, name = '']) => name));

/** These names of products and abbreviations are the same in Arabic. German also borrows a few words. */
const sameInArabic =
  'JavaScript TypeScript React Node.js Python Java C# Go PHP Ruby SQL iOS Android DevOps'.split(' ');
const sameInGerman = [...sameInArabic, 'Design', 'Illustration', 'Dashboards', 'Marketing'];

test.each([
  ['German', german, sameInGerman],
  ['Arabic', arabic, sameInArabic],
])('%s names every skill and every group of skills', (_, { freelancers }, same) => {
  expect(names.size).toBeGreaterThan(60);
  expect([...names].filter((name) => freelancers.skillName(name) === name)).toEqual(
    same.filter((name) => names.has(name)),
  );
});
