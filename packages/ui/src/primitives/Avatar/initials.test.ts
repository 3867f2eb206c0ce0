import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Okafor', 'AO'],
  ['Ada', 'A'],
  ['  maria  del  mar  ', 'MM'],
  ['Élodie Ångström', 'ÉÅ'],
  ['李 小龙', '李小'],
  ['', ''],
])('the initials of “%s” are as expected', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
