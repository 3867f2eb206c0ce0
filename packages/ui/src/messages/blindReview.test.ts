import { hiddenApplication } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { english } from './english.ts';

test('the apply page lists exactly what a hidden application shows of its applicant, and of what is sent', () => {
  const shown = Object.entries(hiddenApplication.applicant)
    .filter(([, value]) => value !== null && value !== '')
    .map(([field]) => field);
  // The text about the rate mentions the currency as well.
  const listed = [...Object.keys(english.jobs.apply.blindReview.seen), 'rate_currency'];
  expect(listed.toSorted()).toEqual(
    [...shown, 'cover_letter', 'screening_answers', 'applied_at', 'resume'].toSorted(),
  );
});
