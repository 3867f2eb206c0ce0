import { siteSettings } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { desk } from '../../messages/desk.ts';
import { siteSettingsUpdate, siteSettingsValues, validateSiteSettings } from './siteSettingsValues.ts';

const values = siteSettingsValues(siteSettings);
const problems = (changed: Partial<typeof values>) =>
  validateSiteSettings({ ...values, ...changed }, desk.settings, { number: String });

test('the update contains the values of the form, except those that environment variables set', () => {
  const fixed = { ...siteSettings, open_applications: { value: 5, variable: 'OPEN_APPLICATIONS' } };
  expect(siteSettingsUpdate({ ...values, questions: 'off', questions_a_day: ' 7 ' }, fixed)).toEqual({
    sign_ups: 'open',
    visitor_contact: true,
    questions: false,
    feeds: true,
    push: true,
    passkeys: true,
    invitations_a_day: 20,
    questions_a_day: 7,
    open_jobs: 100,
    messages_a_day: 500,
    upload_mib: 5,
  });
});

test('a limit is a whole number within the limits of the contract', () => {
  expect(problems({})).toEqual({});
  for (const wrong of ['', '0', '1001', '2.5', '-1', 'many'])
    expect(problems({ questions_a_day: wrong })).toEqual({
      questions_a_day: ['Use a whole number from 1 to 1000.'],
    });
});
