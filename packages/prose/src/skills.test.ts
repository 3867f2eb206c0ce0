import { expect, test } from 'vitest';
import { namesSkill } from './skills.ts';

test.each([
  ['We use typescript, mostly.', 'TypeScript'],
  ['React/Node.js', 'Node.js'],
  ['Go, or C#.', 'Go'],
  ['Go, or C#.', 'C#'],
])('“%s” names %s', (text, skill) => {
  expect(namesSkill(text, skill)).toBe(true);
});

test.each([
  ['JavaScript', 'Java'],
  ['go to the quay', 'Go'],
  ['Nodexjs', 'Node.js'],
])('“%s” does not name %s', (text, skill) => {
  expect(namesSkill(text, skill)).toBe(false);
});
