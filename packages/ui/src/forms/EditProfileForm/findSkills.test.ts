import { skillGroups } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { english } from '../../messages/english.ts';
import { german } from '../../messages/german/german.ts';
import { findSkills } from './findSkills.ts';

const names = (query: string, { freelancers } = english) =>
  findSkills(skillGroups, query, freelancers.skillName).map((skill) => skill.name);

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

test.each([
  ['übersetz', ['Translation']],
  ['translation', ['Translation']],
  ['schreiben lektorat', ['Editing']],
])('a German reader finds %j by its German or its English name', (query, found) => {
  expect(names(query, german)).toEqual(found);
});
