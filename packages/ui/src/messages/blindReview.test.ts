import { hiddenApplication } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { english } from './english.ts';

test('the apply page lists exactly the data that a hidden application shows to the client', () => {
  const shown = Object.entries(hiddenApplication.applicant)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field]) => field);
  // The text about the rate also mentions the currency, so the currency is added to the listed fields here.
  const listed = [...Object.keys(english.jobs.apply.blindReview.seen), 'rate_currency'];
  expect(listed.toSorted()).toEqual(
    [...shown, 'cover_letter', 'screening_answers', 'applied_at', 'resume'].toSorted(),
  );
});
