import type { FreelancerProfile } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { freelancers } from '../../messages/freelancers.ts';
import { editProfileValues, profileInput, validateProfile } from './editProfileValues.ts';
import type { EditProfileValues } from './editProfileValues.ts';

const freelancer: FreelancerProfile = {
  id: 12,
  user: { id: 12, first_name: 'Ada', last_name: 'Okafor', email: 'ada@example.com', role: 'freelancer' },
  profile_picture: null,
  profile_picture_2x: null,
  title: 'Designer',
  bio: 'I design.',
  experience: '9',
  portfolio_link: 'https://ada.example/work',
  hourly_rate: 72.5,
  rate_currency: 'EUR',
  location: 'Lagos, Nigeria',
  availability_status: 'Busy',
  skills: [{ id: 4, name: 'Figma', category: 'Design' }],
  portfolio: [],
  work_record: [],
  accepts_invitations: true,
  named_in_mails: true,
  country: 'NG',
};
const format = { number: (value: number) => String(value) };
const check = (changes: Partial<EditProfileValues>) =>
  validateProfile({ ...editProfileValues(freelancer), ...changes }, freelancers.editProfile, format);

test('each required field gets an error if it is empty', () => {
  expect(
    check({ bio: ' ', experience: '', portfolio_link: '', hourly_rate: '', title: '', location: '' }),
  ).toEqual({
    bio: ['Bio is required'],
    experience: ['Experience is required'],
    portfolio_link: ['Portfolio Link is required'],
    hourly_rate: ['Please provide a valid hourly rate'],
  });
});

test('a complete profile is valid, and is sent unchanged', () => {
  expect(check({})).toEqual({});
  expect(profileInput(editProfileValues(freelancer))).toEqual({
    title: 'Designer',
    bio: 'I design.',
    experience: '9',
    portfolio_link: 'https://ada.example/work',
    hourly_rate: 72.5,
    rate_currency: 'EUR',
    location: 'Lagos, Nigeria',
    availability_status: 'Busy',
    country: 'NG',
    accepts_invitations: true,
    named_in_mails: true,
    skills: [4],
    profile_picture: null,
  });
});

test.each(['ada.example', 'ftp://ada.example', 'https://', 'javascript:alert(1)', 'https//ada.example'])(
  '%s is not a portfolio link',
  (portfolio_link) =>
    expect(check({ portfolio_link })).toEqual({
      portfolio_link: ['Enter an address like https://example.com.'],
    }),
);

test('a link with non-ASCII characters is sent encoded', () => {
  const values = { ...editProfileValues(freelancer), portfolio_link: ' https://пример.рф/работы ' };
  expect(validateProfile(values, freelancers.editProfile, format)).toEqual({});
  expect(profileInput(values).portfolio_link).toBe(
    'https://xn--e1afmkfd.xn--p1ai/%D1%80%D0%B0%D0%B1%D0%BE%D1%82%D1%8B',
  );
});

test.each([
  ['0', 0],
  [' 72.50 ', 72.5],
  ['100000', 100_000],
])('the rate %j means %d', (hourly_rate, rate) => {
  expect(check({ hourly_rate })).toEqual({});
  expect(profileInput({ ...editProfileValues(freelancer), hourly_rate }).hourly_rate).toBe(rate);
});

test.each(['a lot', '-5', '72 an hour', '100000.01'])('the hourly rate %j is refused', (hourly_rate) =>
  expect(check({ hourly_rate })).toEqual({ hourly_rate: ['Please provide a valid hourly rate'] }),
);

test('values at their limits are valid, and values beyond them are not', () => {
  expect(check({ bio: 'b'.repeat(4000), title: 't'.repeat(120), location: 'l'.repeat(120) })).toEqual({});
  expect(check({ bio: 'b'.repeat(4001), title: 't'.repeat(121), location: 'l'.repeat(121) })).toEqual({
    bio: ['Use at most 4000 characters.'],
    title: ['Use at most 120 characters.'],
    location: ['Use at most 120 characters.'],
  });
  expect(check({ skills: Array.from({ length: 61 }, (_, id) => id + 1) })).toEqual({
    skills: ['Choose at most 60 skills.'],
  });
});
