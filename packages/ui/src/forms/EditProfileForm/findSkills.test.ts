import { skillGroups } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { findSkills } from './findSkills.ts';

const names = (query: string) => findSkills(skillGroups, query).map((skill) => skill.name);

test.each([
  ['react', ['React']],
  [' writing ', ['Clinical writing', 'Copywriting', 'Editing', 'Technical writing', 'Translation']],
  ['writing tech', ['Technical writing']],
  ['SQL', ['PostgreSQL', 'SQL']],
  ['réact', ['React']],
  ['knitting', []],
])('%j finds %j', (query, found) => {
  expect(names(query)).toEqual(found);
});
