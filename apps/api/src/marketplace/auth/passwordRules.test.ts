import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../seed/people.ts';
import { weaknessOf as reasonOf } from './passwordRules.ts';
import type { PasswordOwner } from './passwordRules.ts';

const owner: PasswordOwner = {
  email: 'ada.okafor@mail.example',
  firstName: 'Ada',
  lastName: 'Okafor-Müller',
  company: 'Northwind Labs',
};
const weaknessOf = (password: string) => reasonOf(password, owner);

test.each([
  'password',
  'Password1',
  'P@ssw0rd',
  'ｐａｓｓｗｏｒｄ',
  'password123',
  '12345678',
  '87654321',
  '123123123',
  '0987654321',
  '11223344',
  'qwertyuiop',
  '1q2w3e4r',
  'asdfghjkl',
  'iloveyou',
  'letmein1',
  'welcome1',
  'changeme',
  'football',
  'aaaaaaab',
  'abcdefgh',
  '        ',
  'passwordpasswordpasswordpassword',
])('%j is easy to guess', (password) => {
  expect(weaknessOf(password)).toBe('password_easy');
});

test.each([
  'skillharbor',
  'Skill Harbor',
  'SKILL-HARBOR-2026!',
  'Sk1llH4rbor',
  '!!skillharbor!!',
  'skillharborskillharbor',
  'AdaOkaforMüller',
  'adaokafor1815',
  'Okafor-Muller#99',
  'mülleradaokafor',
  'ada.okafor@mail.example',
  'Ada.Okafor.77',
  'northwind labs 1',
  'Northwind#9471',
  'ada-at-skillharbor',
])('%j is refused, because it consists of names that others know', (password) => {
  expect(weaknessOf(password)).toBe('password_personal');
});

test('a password may contain a short name of its owner', () => {
  expect(
    reasonOf('oil-lamps-and-gulls', { ...owner, firstName: 'Li', lastName: 'O', company: '' }),
  ).toBeNull();
});

describe('the check of uncommon passwords', () => {
  test.each([
    DEMO_PASSWORD,
    'correct-horse-battery',
    'nine-new-anchors',
    'a new password',
    'Tr0ub4dour&3',
    'pässwörd-in-lisböa',
    'ταχυδρομείο',
    '🚢⚓🌊🐚🦀🐋🪸🛟',
    'vq8#Lm2x',
    'ada-plots-a-course',
    'harbor-analytical',
  ])('accepts %j', (password) => {
    expect(weaknessOf(password)).toBeNull();
  });
});

test('the strength of any password is estimated within milliseconds', () => {
  const slow = ['p@55w0rd', '4@8({[<3', '1|!1|!7+', '$up3r@dm', '(0mp|373', '1987'].map((part) =>
    part.repeat(16),
  );
  for (const password of slow) weaknessOf(password);
  const before = process.cpuUsage();
  const rounds = 10;
  for (let round = 0; round < rounds; round += 1) for (const password of slow) weaknessOf(password);
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000 / (rounds * slow.length);
  // The limit is ten times the usual duration. If the estimate tried to read every lookalike as a letter, these
  // passwords would take seconds.
  expect(milliseconds).toBeLessThan(20);
});
