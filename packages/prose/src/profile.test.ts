import { expect, test } from 'vitest';
import { missingInProfile } from './profile.ts';
import type { ProfileContent, ProfileField } from './profile.ts';

const complete: ProfileContent = {
  title: 'Pilot',
  bio: 'I bring ships of any size safely into any harbor.',
  location: 'Bergen, Norway',
  hourly_rate: 60,
  skills: ['Piloting'],
};

test.each<[what: string, change: Partial<ProfileContent>, missing: ProfileField[]]>([
  ['nothing', {}, []],
  [
    'everything',
    { title: '', bio: '', location: '', hourly_rate: null, skills: [] },
    ['title', 'hourly_rate', 'location', 'bio', 'skills'],
  ],
  ['a title of blanks', { title: ' \n\u200b  ' }, ['title']],
  ['a title in another script', { title: '翻訳者' }, []],
  ['a short bio', { bio: 'I bring ships into harbors.' }, ['bio']],
  ['a bio of blanks', { bio: 'I am here.' + ' '.repeat(100) }, ['bio']],
  ['a bio of one key', { bio: 'a'.repeat(100) }, ['bio']],
  ['a bio of one word', { bio: 'test '.repeat(20) }, ['bio']],
  ['work for nothing', { hourly_rate: 0 }, ['hourly_rate']],
])('the missing fields are found for this case: %s', (_what, change, missing) => {
  expect(missingInProfile({ ...complete, ...change })).toEqual(missing);
});
